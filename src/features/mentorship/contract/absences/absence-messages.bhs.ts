/** Texts about meetings to which somebody did not come. */
export const messages = {
  report: 'Druga strana nije došla',
  reportTitle: 'Druga strana nije došla?',
  reportText:
    'Prvi put pitamo šta se desilo, drugi put opominjemo, a poslije trećeg izostanka nova mentorstva te osobe miruju 30 dana. Uvijek može odgovoriti, i tada odlučuje naš tim.',
  reportSend: 'Javi izostanak',
  reported: 'Zabilježeno. Druga strana je obaviještena.',
  absent: {
    own: 'Druga strana kaže da je susret protekao bez tebe.',
    other: 'Prijavljeno: susret je protekao bez druge strane.',
  },
  title: 'Susreti bez tebe',
  steps: {
    question: 'Druga strana kaže da je ovaj susret protekao bez tebe. Šta se desilo?',
    warning:
      'Druga strana kaže da je i ovaj susret protekao bez tebe. Poslije trećeg nova mentorstva miruju 30 dana.',
    limit: 'Druga strana kaže da je ovaj susret protekao bez tebe.',
  },
  limit: 'Nova mentorstva miruju do {day} Ona koja već traju idu dalje.',
  expires: 'Broji se do {day}',
  answer: 'Odgovori',
  answerTitle: 'Šta se desilo?',
  answerLabel: 'Tvoj odgovor',
  answerHelp: 'Čita ga samo naš tim, i odlučuje da li se izostanak broji. Odgovor se šalje jednom.',
  answerMissing: 'Napiši šta se desilo, bar u jednoj rečenici.',
  answerSent: 'Odgovor je poslan našem timu.',
  waiting: 'Tvoj odgovor čeka naš tim.',
  kept: 'Naš tim je odlučio da se izostanak broji: {reason}',
  lifted: 'Naš tim je uklonio ovaj izostanak.',
  appeals: 'Odgovori na izostanke',
  noAppeals: 'Niko ne čeka odluku o izostanku.',
  appealFacts:
    '{side, select, mentor {mentorska strana} other {strana koja uči}}, izostanak prijavljuje: {by}',
  appealSteps: { question: 'prvi izostanak', warning: 'drugi izostanak', limit: 'treći ili kasniji' },
  nobody: 'račun više ne postoji',
  lift: 'Ukloni izostanak',
  keep: 'Izostanak ostaje',
  decide: { lift: 'Ukloni izostanak: {name}', keep: 'Izostanak ostaje: {name}' },
  why: 'Razlog',
  whyHelp: 'Čita ga osoba o kojoj se odlučuje.',
  whyMissing: 'Napiši razlog, bar u jednoj rečenici.',
  decided: 'Odluka je zabilježena i javljena.',
} as const
