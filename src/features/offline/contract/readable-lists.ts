/** What can be read without a connection, in the order of the offline page: where each lies among a member's drafts. */
export const readableLists = {
  applications: 'readable/applications',
  saved: 'readable/saved',
  reviews: 'readable/reviews',
  profile: 'readable/profile',
  cvs: 'readable/cvs',
  opened: 'readable/opened',
} as const
