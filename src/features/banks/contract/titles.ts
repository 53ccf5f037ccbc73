export const titles = {
  console: { bhs: 'Omladinske banke', en: 'Youth banks' },
  edit: { bhs: 'Uredi banku', en: 'Edit the bank' },
} as const
