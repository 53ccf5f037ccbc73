/** Texts beside fields that have both languages. */
export const messages = {
  label: { bhs: '{label} (Bosnian/Croatian/Serbian)', en: '{label} (English)' },
  older: { bhs: 'Older than the English text', en: 'Older than the text in Bosnian/Croatian/Serbian' },
  fine: 'Still correct',
} as const
