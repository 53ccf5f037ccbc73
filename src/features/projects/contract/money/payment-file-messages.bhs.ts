/** Texts of the payment list as a spreadsheet. */
export const messages = {
  file: 'isplate',
  columns: {
    bank: 'Banka',
    project: 'Projekat',
    number: 'Ugovor',
    position: 'Rata',
    amount: 'Iznos u KM',
    condition: 'Uslov',
    day: 'Planirana za',
    state: 'Stanje',
    paidOn: 'Isplaćena',
  },
  states: { paid: 'isplaćena', released: 'odobrena', due: 'može se odobriti', blocked: 'čeka uslov' },
  conditions: { signed: 'potpis ugovora', receipts: 'računi', report: 'završni izvještaj' },
} as const
