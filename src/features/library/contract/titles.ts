/** Page titles. */
export const titles = {
  console: { bhs: 'Biblioteka slika', en: 'Picture library' },
  own: { bhs: 'Moje slike', en: 'My pictures' },
} as const
