export const TEXT_MAX = 240
export const LONGEST_DAYS = 90
export const STATES = ['current', 'later', 'over'] as const
