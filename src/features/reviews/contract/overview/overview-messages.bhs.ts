/** Words of the overview that staff have of what boards score and decide. */
export const messages = {
  title: 'Ocjenjivanje',
  lead: 'Dokle je koji odbor stigao s ocjenama i odlukama. Ocjenjuju i odlučuju samo odbori; imena ekipa ovdje nema.',
  none: 'Još nijedan poziv nije zatvoren za prijave',
  noneText: 'Poziv se pojavi ovdje čim mu istekne rok za prijave.',
  noneHere: 'Nijedan poziv nije takav.',
  all: 'Svi',
  filter: 'Faza poziva',
  bank: 'Banka',
  phases: {
    review: 'Ocjenjuju se',
    voting: 'Glasanje',
    deciding: 'Broje se glasovi',
    finished: 'Završeni',
    cancelled: 'Otkazani',
  },
  deadline: 'rok za prijave {date}',
  until: 'ocjene do {date}',
  late: 'rok za ocjene je prošao',
  sent: '{count, plural, =0 {nema prijava} one {# prijava} few {# prijave} other {# prijava}}',
  scores: 'Ocjene',
  scored: '{given} od {due}',
  decisions: 'Odluke',
  decided:
    '{approved, plural, one {# odobrena} few {# odobrene} other {# odobrenih}}, {refused, plural, one {# odbijena} few {# odbijene} other {# odbijenih}}',
  proposed:
    '{count, plural, one {# čeka drugi potpis} few {# čekaju drugi potpis} other {# čeka drugi potpis}}',
  awards: 'Dodijeljeno',
  awarded: '{amount} od {fund}',
  edit: 'Uredi poziv',
  results: 'Rezultati',
  left: 'Ima ih još {count}. Suzi izbor ili preuzmi sve kao tabelu.',
} as const
