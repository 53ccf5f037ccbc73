/** Texts of copying parts of an older application into a new one. */
export const messages = {
  offer: 'Tvoja ekipa je već pisala prijavu „{title}“. Iz nje možeš ubaciti tekstove i budžet.',
  open: 'Uvezi iz ranije prijave',
  title: 'Iz ranije prijave',
  close: 'Zatvori',
  from: 'Prijava',
  what: 'Šta ubacuješ',
  text: '{title}, {count, plural, one {# znak} few {# znaka} other {# znakova}}',
  rows: '{title}, {count, plural, one {# red} few {# reda} other {# redova}}',
  nothing: 'Iz te prijave nema šta da se ubaci: prazna je ili je ovdje sve već napisano.',
  left: {
    title: 'Ostaje kako je',
    written: '{title}: ovdje je već napisano',
    unknown: '{title}: ovaj poziv nema to polje',
  },
  help: 'Ono što ubaciš dalje mijenjaš po svome, a ranija prijava ostaje kakva je. Provjeri brojeve i datume.',
  take: 'Ubaci u prijavu',
  taken: 'Ubačeno iz prijave „{title}“',
  takeBack: 'Poništi',
  untitled: 'Prijava bez naziva',
} as const
