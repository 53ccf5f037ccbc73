export const titles = {
  console: { bhs: 'Banke i odbori', en: 'Banks and boards' },
  edit: { bhs: 'Uredi banku', en: 'Edit the bank' },
} as const
