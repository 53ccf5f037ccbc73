/** Why a feed could not be read, in the order in which it is found out. */
export const FEED_REASONS = [
  'forbidden',
  'unreachable',
  'slow',
  'redirects',
  'refused',
  'gone',
  'down',
  'type',
  'large',
  'unreadable',
] as const
export type FeedReason = (typeof FEED_REASONS)[number]
