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
  answer: 'Odgovori',
  answerNamed: 'Odgovori: {name}',
  edit: 'Uredi',
  remove: 'Obriši',
  removed: 'Komentar je obrisan.',
  report: 'Javi problem',
  more: 'Još komentara',
  failed: 'Nije uspjelo. Pokušaj ponovo.',
} as const
