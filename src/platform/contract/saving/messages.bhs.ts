export const messages = {
  idle: 'Sve je sačuvano',
  waiting: 'Još nije sačuvano',
  kept: 'Sačuvano na ovom uređaju',
  restored: 'Vratili smo ono što nije bilo sačuvano.',
  busy: 'Čuvamo…',
  saved: 'Sačuvano u {time}',
  away: 'Nema interneta. Tekst je sačuvan na ovom uređaju i poslat ćemo ga čim se internet vrati.',
  awayNotKept:
    'Nema interneta, a na ovom uređaju nema mjesta za tekst. Ne zatvaraj stranicu dok se internet ne vrati.',
  notKept: 'Na ovom uređaju nema mjesta za tekst. Ne zatvaraj stranicu dok se ne sačuva.',
  draftKept: 'Sačuvano na ovom uređaju, još nije poslano',
  draftRestored: 'Vratili smo ono što je ostalo neposlano.',
  draftNotKept: 'Na ovom uređaju nema mjesta za tekst. Ne zatvaraj stranicu dok ga ne pošalješ.',
  failed: 'Nije sačuvano. Pokušavamo ponovo.',
  refused: 'Nije sačuvano.',
  refusedKept: 'Tekst je ostao na ovom uređaju. Kad ga ispraviš, pokušat ćemo ponovo.',
  again: 'Pokušaj ponovo',
  conflict:
    'Neko je u međuvremenu ovdje sačuvao nešto drugo. Tvoj tekst je na ovom uređaju i nije izgubljen. Šta da ostane?',
  nowThere: 'Tamo sada piše:',
  mine: 'Sačuvaj moje',
  theirs: 'Zadrži ono što je sačuvano',
} as const
