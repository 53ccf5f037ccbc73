/** Signs with word lists; the other signs are counted or use patterns. */
export const WORD_SIGNS = ['slur', 'threat', 'fraud'] as const
export type WordSign = (typeof WORD_SIGNS)[number]

export const WORD_LANGUAGES = ['bhs', 'en'] as const
export type WordLanguage = (typeof WORD_LANGUAGES)[number]

/** Exact, or with the endings that the last word takes in its language. */
export const WORD_FORMS = ['exact', 'inflected'] as const
export type WordForm = (typeof WORD_FORMS)[number]

export const WORD_MAX = 60
/** Shortest word in folded letters; shorter ones are part of too many others. */
export const WORD_MIN_LETTERS = 3
/** Most entries in all lists together. */
export const WORDS_MOST = 500

export type ListedWord = { sign: WordSign; language: WordLanguage; word: string; form: WordForm }
