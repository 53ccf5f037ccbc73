/** Texts of comments under a thing. */
export const messages = {
  title: 'Komentari',
  none: 'Još nema komentara.',
  signIn: 'Uđi u račun da komentarišeš',
  somebody: 'Neko iz zajednice',
  gone: 'račun više ne postoji',
  deleted: 'Komentar je obrisan.',
  edited: 'izmijenjeno',
  add: 'Napiši komentar',
  closed: 'Ovdje ne možeš komentarisati.',
  answer: 'Odgovori',
  answerNamed: 'Odgovori: {name}',
  edit: 'Uredi',
  remove: 'Obriši',
  removed: 'Komentar je obrisan.',
  report: 'Javi problem',
  people: {
    label: 'Koga spominješ',
    found:
      '{count, plural, one {# osoba, biraj strelicama} few {# osobe, biraj strelicama} other {# osoba, biraj strelicama}}',
    nobody: 'neko',
  },
  more: 'Još komentara',
  failed: 'Nije uspjelo. Pokušaj ponovo.',
} as const
