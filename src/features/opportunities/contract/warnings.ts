/** What the scam checklist can find before a person looks. */
export const WARNINGS = ['money-asked', 'no-register-number', 'free-mail', 'copied-text'] as const
export type Warning = (typeof WARNINGS)[number]
