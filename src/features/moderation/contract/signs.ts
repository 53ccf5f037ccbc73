/** What a program sees in what somebody writes, and puts before a moderator; it never decides. Each is named on /pravila. */
export const SIGNS = ['minor', 'threat', 'slur', 'fraud', 'burst', 'repeated', 'links'] as const
export type Sign = (typeof SIGNS)[number]

/** What is looked at within the hour. */
export const URGENT_SIGNS: ReadonlySet<Sign> = new Set<Sign>(['minor', 'threat'])
