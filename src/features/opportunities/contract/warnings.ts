/** The findings of the scam checklist, before a person reviews. */
export const WARNINGS = ['money-asked', 'no-register-number', 'free-mail', 'copied-text'] as const
export type Warning = (typeof WARNINGS)[number]
