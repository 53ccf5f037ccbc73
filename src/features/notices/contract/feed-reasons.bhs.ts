/** Reasons why a feed could not be read, shown when it is added and in lists. */
export const reasons = {
  forbidden: 'S ove adrese ne uzimamo ništa: potrebna je javna adresa koja počinje s http ili https.',
  unreachable: 'Na toj adresi se niko ne javlja.',
  slow: 'Odgovor nije stigao u roku od 10 sekundi.',
  redirects: 'Adresa previše puta upućuje na drugu adresu.',
  refused: 'Druga strana ne dopušta čitanje ove adrese.',
  gone: 'Na toj adresi više nema ničega.',
  down: 'Druga strana trenutno ne radi.',
  type: 'To nije RSS, Atom ni JSON Feed.',
  large: 'Odgovor je veći od 2 MB.',
  unreadable: 'Ovo ne možemo pročitati kao RSS, Atom ni JSON Feed.',
} as const
