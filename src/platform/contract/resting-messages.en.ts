/** Texts of a page whose area staff have switched off; nearly nobody meets them, so they are apart. */
export const messages = {
  title: 'This part is resting for now',
  text: 'The Zamah team has switched it off for a while. Nothing was deleted, and everything else works.',
} as const
