/** Page titles. */
export const titles = {
  console: { bhs: 'Biblioteka slika', en: 'Picture library' },
} as const
