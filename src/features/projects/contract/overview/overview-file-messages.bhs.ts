/** Texts of the overview of projects as a spreadsheet. */
export const messages = {
  file: 'projekti',
  columns: {
    project: 'Projekat',
    bank: 'Banka',
    municipality: 'Općina',
    begun: 'Počeo',
    finished: 'Završen',
    last: 'Zadnji unos',
    amount: 'Dodijeljeno u KM',
    received: 'Isplaćeno u KM',
    spent: 'Potrošeno u KM',
    contributed: 'Doprinosi u KM',
    hours: 'Volonterski sati',
    signed: 'Ugovor potpisan',
    change: 'Izmjena budžeta čeka',
  },
  yes: 'da',
  no: 'ne',
} as const
