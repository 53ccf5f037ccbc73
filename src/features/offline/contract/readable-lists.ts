/** The lists that are readable offline, in the order of the offline page, with their places among a member's drafts. */
export const readableLists = {
  applications: 'readable/applications',
  saved: 'readable/saved',
  reviews: 'readable/reviews',
  profile: 'readable/profile',
  cvs: 'readable/cvs',
  feed: 'readable/feed',
  newest: 'readable/newest',
  posts: 'readable/posts',
  opened: 'readable/opened',
} as const
