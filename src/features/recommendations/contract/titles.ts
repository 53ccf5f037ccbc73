/** Page titles; a title has at most four words. */
export const titles = {
  recommended: { bhs: 'Za tebe', en: 'For you' },
  people: { bhs: 'Ljudi za tebe', en: 'People for you' },
  how: { bhs: 'Kako preporučujemo', en: 'How we recommend' },
} as const
