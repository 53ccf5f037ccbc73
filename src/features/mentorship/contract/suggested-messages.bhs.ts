/** Texts of mentors who are offered to a member elsewhere: on the learning path, among suggestions and on the dashboard. */
export const messages = {
  title: 'Mentori i mentorice za tebe',
  intro: 'Ko može pomoći s onim što ti još treba, ima mjesta i slobodan termin.',
  list: 'Predložene osobe',
  count: '{count, plural, one {# osoba} few {# osobe} other {# osoba}}',
  all: 'Svi mentori i mentorice',
  none: 'Trenutno niko nema slobodnog mjesta.',
  noneText: 'Pogledaj sve mentore i mentorice: kod nekih se mjesto uskoro oslobodi.',
  goalHint: 'Izaberi cilj, pa ćemo prvo predložiti ko uči vještine koje ti fale.',
  goalAction: 'Izaberi cilj',
  failed: 'Prijedlozi se nisu učitali.',
  privacy:
    'Redoslijed računamo iz tvojih ciljeva, vještina i mjesta, iz slobodnih termina i izmjerenih odgovora. Niko od njih ne zna da ti je predložen.',
  first: 'Prvi termin: {when}',
  reasons: {
    label: 'Zašto {name}',
    teaches: 'Uči {skills}, što ti treba za cilj {goal}',
    learning: 'Uči {skills}, što i ti sada učiš',
    shares: 'Zna i ono što znaš ti: {skills}',
    near: 'Iz tvog je mjesta',
    soon: 'Ima slobodan termin u narednih sedam dana',
  },
  skill: {
    one: 'Pitaj za pomoć: {name}',
    many: '{count, plural, one {# osoba pomaže} few {# osobe pomažu} other {# osoba pomaže}} s ovim',
    manyNamed:
      '{count, plural, one {# osoba pomaže} few {# osobe pomažu} other {# osoba pomaže}} s ovim: {skill}',
    oneNamed: 'Pitaj za pomoć: {name}, {skill}',
  },
  card: {
    title: 'Mentorstvo',
    mine: 'Sva mentorstva',
    meeting: '{day} u {time}',
    answer: 'Čeka tvoj odgovor do {when}',
    nobody: 'Osoba koja više nije ovdje',
    list: 'Tvoja mentorstva',
    offers: 'Ko ti može pomoći',
  },
} as const
