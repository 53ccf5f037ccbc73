/** Texts of the overview of reviewed calls as a spreadsheet. */
export const messages = {
  file: 'ocjenjivanje',
  columns: {
    call: 'Poziv',
    bank: 'Banka',
    phase: 'Faza',
    deadline: 'Rok za prijave',
    sent: 'Prijava',
    given: 'Datih ocjena',
    due: 'Potrebnih ocjena',
    fund: 'Fond u KM',
    proposed: 'Odluka čeka potpis',
    approved: 'Odobreno',
    refused: 'Odbijeno',
    awards: 'Dodijeljenih grantova',
    awarded: 'Dodijeljeno u KM',
  },
} as const
