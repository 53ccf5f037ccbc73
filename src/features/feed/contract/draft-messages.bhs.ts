/** Texts of the posts that a member is writing. */
export const messages = {
  title: '{count, plural, one {# nacrt} few {# nacrta} other {# nacrta}}',
  list: 'Nacrti objava',
  at: 'Sačuvano {day} u {time}',
  open: 'Nastavi pisati: {opening}',
  remove: 'Obriši nacrt: {opening}',
  removed: 'Nacrt je obrisan.',
  another: 'Započni novu objavu',
  apart: 'Ovaj nacrt je u međuvremenu promijenjen na drugom uređaju. Tvoj tekst je sačuvan kao novi nacrt.',
  notSaved: 'Ono što pišeš još nije sačuvano na računu. Pokušaj ponovo kad se internet vrati.',
} as const
