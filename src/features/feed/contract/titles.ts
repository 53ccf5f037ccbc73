/** Page titles. */
export const titles = {
  feed: { bhs: 'Novosti', en: 'Feed' },
  post: { bhs: 'Objava', en: 'Post' },
  tag: { bhs: 'Oznaka', en: 'Tag' },
} as const
