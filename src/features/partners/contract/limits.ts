export const NAME_MAX = 120
export const LONGEST_DAYS = 366
/** How long a key goes on working beside the one that takes its place. */
export const OVERLAP_DAYS = 7
/** So long before its end staff are reminded of a key. */
export const REMINDER_DAYS = 14
export const STATES = ['live', 'ending', 'replaced', 'expired', 'revoked'] as const
