/** Texts beside fields that have both languages. */
export const messages = {
  label: { bhs: '{label} (naš jezik)', en: '{label} (engleski)' },
  older: { bhs: 'Starije od engleskog teksta', en: 'Starije od teksta na našem jeziku' },
  fine: 'I dalje je tačno',
} as const
