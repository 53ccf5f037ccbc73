/** Texts of the marks in a list: saved, and not for me. */
export const messages = {
  applied: 'Prijava je poslana',
  save: {
    save: 'Sačuvaj: {title}',
    saved: 'Sačuvano: {title}',
    short: 'Sačuvaj',
    done: 'Sačuvano u tvoju listu',
    undone: 'Uklonjeno s tvoje liste',
  },
  dismiss: {
    label: 'Nije za mene: {title}',
    short: 'Nije za mene',
    heading: 'Zašto nije za tebe?',
    place: 'Mjesto',
    pay: 'Plata ili iznos',
    skills: 'Vještine',
    hours: 'Vrijeme ili trajanje',
    kind: 'Ne tražim ovo',
    organisation: 'Organizacija',
    other: 'Nešto drugo',
    done: 'Više ti ovo ne predlažemo.',
    undone: 'Opet ti ovo možemo predložiti.',
    dismissed: 'Nije za tebe: {title}',
  },
  undo: 'Vrati',
  undoOf: 'Vrati: {title}',
  failed: 'Nije sačuvano. Pokušaj ponovo.',
} as const
