/** Texts for staff who switch areas off and on. */
export const messages = {
  lead: 'Isključivanje ništa ne briše. Dok dio miruje, njegove stranice to kažu, veze u navigaciji nestaju, a obavještenja čekaju. Promjena vrijedi odmah, za sve.',
  since: 'isključeno od {date}',
  by: ', {name}',
  on: 'uključeno',
  offTitle: 'Isključiti: {title}?',
  offText:
    'Ljudi koji su sada na toj stranici neće moći sačuvati ono što upravo pišu dok je ponovo ne uključiš.',
  reason: 'Razlog za zapisnik',
  reasonHelp: 'Vidi ga samo tim.',
  short: 'Napiši razlog.',
  off: 'Isključi',
  busy: 'Čuvamo…',
  close: 'Zatvori',
  switchedOff: 'Isključeno: {title}',
  switchedOn: 'Uključeno: {title}',
} as const
