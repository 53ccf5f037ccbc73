/** Page titles. */
export const titles = {
  console: { bhs: 'Biblioteka', en: 'Library' },
  own: { bhs: 'Moje slike i datoteke', en: 'My pictures and files' },
} as const
