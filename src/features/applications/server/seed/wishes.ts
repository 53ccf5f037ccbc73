type TextPair = readonly [bhs: string, en: string]

/** Addresses of opportunities, and letters that fit them. */
export type Wishes = { to: readonly string[]; letters: readonly TextPair[] }
