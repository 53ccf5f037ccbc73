/** Page titles. */
export const titles = {
  page: { bhs: 'Stranica', en: 'Page' },
  console: { bhs: 'Stranice', en: 'Pages' },
  edit: { bhs: 'Uređivanje stranice', en: 'Page editor' },
} as const
