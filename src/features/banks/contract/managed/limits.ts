/** The most characters of each text of a bank, and the most of its municipalities. */
export const LIMITS = { name: 160, about: 600, source: 80, role: 80, places: 30, reason: 500 } as const
/** KM from one source in a year. */
export const FUND_MAX = 10_000_000
export const FUNDS_MAX = 60
export const BOARD_MAX = 30
export const YEARS = { min: 2000, max: 2200 } as const
