/** Texts of the talk between an author and the editors about a draft. */
export const messages = {
  title: 'Komentari na nacrt',
  open: '{count, plural, =0 {Komentari na nacrt} one {Komentari na nacrt, # otvoren} few {Komentari na nacrt, # otvorena} other {Komentari na nacrt, # otvorenih}}',
  close: 'Zatvori komentare',
  lead: 'Čitaju ih samo autor i uredništvo. Komentar ne mijenja tekst.',
  none: 'Još nema komentara.',
  over: 'Novi komentari su mogući kad je nacrt kod uredništva.',
  begin: 'Napiši komentar',
  point: 'Komentariši označene riječi',
  select: 'Prvo označi riječi u tekstu.',
  about: 'O riječima',
  part: 'O čemu je komentar',
  places: {
    draft: 'Cijeli nacrt',
    title: 'Naslov',
    summary: 'Uvod',
    pictures: 'Slike i njihovi opisi',
    return: 'Vraćeno na doradu',
    'body-bhs': 'Tekst na bosanskom/hrvatskom/srpskom',
    'body-en': 'Tekst na engleskom',
  },
} as const
