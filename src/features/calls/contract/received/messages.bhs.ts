/** Texts of the list of received applications. */
export const messages = {
  title: 'Prijave na poziv',
  back: 'Pozivi koje vodiš',
  review: 'Ocjene i odluke',
  call: 'Poziv',
  counts:
    '{begun, plural, one {# prijava započeta} few {# prijave započete} other {# prijava započeto}}, {sent, plural, one {# poslana} few {# poslane} other {# poslano}}',
  notYet: 'Prijave se ovdje vide od {date} u {time}, kad više nijedna ne može stići.',
  blind: 'Ocjenjuje se bez imena, zato do rezultata ovdje nema naziva prijava.',
  filter: 'Izbor prijava',
  state: 'Stanje',
  place: 'Općina ili grad',
  all: 'Sve',
  from: 'Traži najmanje, KM',
  until: 'Traži najviše, KM',
  total:
    '{count, plural, one {# prijava} few {# prijave} other {# prijava}}, traže {requested}, zajednica daje {contributed}',
  none: 'Nema nijedne takve prijave',
  noneText: 'Promijeni izbor pa pogledaj ponovo.',
  number: 'Prijava {number, number}',
  columns: {
    application: 'Prijava',
    place: 'Mjesto',
    people: 'Ljudi',
    requested: 'Traži',
    contributed: 'Zajednica',
    state: 'Stanje',
  },
  states: {
    checking: 'u provjeri',
    ballot: 'na glasanju',
    awarded: 'dobija novac',
    declined: 'bez novca',
  },
  ages: {
    changed: 'Neko je poslije slanja promijenio datum rođenja; pravilo o godinama je i dalje ispunjeno.',
    broken: 'Neko je poslije slanja promijenio datum rođenja: ekipa nije u skladu s pravilom o godinama.',
  },
  failed: 'Preuzimanje nije uspjelo. Pokušaj ponovo.',
} as const
