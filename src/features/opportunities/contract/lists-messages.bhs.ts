/** Texts of the saved list and of the first step of a new opportunity. */
export const messages = {
  mine: {
    applications: 'Prijave: {count}',
    fresh: '{count, plural, one {# nova prijava} few {# nove prijave} other {# novih prijava}}',
    of: 'za {title}',
  },
  saved: {
    title: 'Sačuvane prilike',
    searches: 'Sačuvane pretrage',
    none: 'Još ništa nije sačuvano',
    noneText: 'Na stranici prilike izaberi „Sačuvaj“ i naći ćeš je ovdje.',
    browse: 'Pogledaj prilike',
    remove: 'Ukloni: {title}',
    removed: 'Uklonjeno s liste',
    closed: 'Zatvoreno',
  },
  create: {
    title: 'Nova prilika',
    kind: 'Šta nudiš?',
    organisation: 'Za koju organizaciju?',
    staffName: 'Naziv organizacije',
    staffHelp: 'Za oglas nekoga ko ovdje nema stranicu.',
    start: 'Počni pisati',
    starting: 'Otvaramo…',
    missingKind: 'Izaberi šta nudiš.',
    missingName: 'Upiši naziv organizacije.',
  },
} as const
