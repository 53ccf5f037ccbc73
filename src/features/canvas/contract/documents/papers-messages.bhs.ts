/** Taking an application along as a file. */
export const messages = {
  general: 'Nije uspjelo. Pokušaj ponovo.',
  close: 'Zatvori',
  menu: 'Dokument prijave',
  pdf: 'Preuzmi PDF za potpis',
  docx: 'Preuzmi DOCX za Word',
  print: 'Odštampaj',
  saved: 'Dokument je preuzet',
  unsaved: 'Još nije sve sačuvano na serveru. Preuzmi dokument kad se veza vrati.',
  receipt: 'Potvrda o prijemu {number}',
} as const
