/** Signs that a program finds in a text and puts before a moderator; it never decides. /pravila names each of them. */
export const SIGNS = ['minor', 'threat', 'slur', 'fraud', 'burst', 'repeated', 'links'] as const
export type Sign = (typeof SIGNS)[number]

/** Signs that moderators look at within the hour. */
export const URGENT_SIGNS: ReadonlySet<Sign> = new Set<Sign>(['minor', 'threat'])
