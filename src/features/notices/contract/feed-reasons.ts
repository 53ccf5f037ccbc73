/** Reasons why a feed could not be read, in the order of the checks. */
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
