/** Page titles. */
export const titles = {
  console: { bhs: 'Tekstovi', en: 'Texts' },
} as const
