type TextPair = readonly [bhs: string, en: string]

/** The slugs of opportunities, and fitting letters. */
export type Wishes = { to: readonly string[]; letters: readonly TextPair[] }
