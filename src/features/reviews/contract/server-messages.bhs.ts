/** Šta server kaže o ocjenjivanju. */
export const serverMessages = {
  errors: {
    notReviewing: 'Ocjene se za ovaj poziv sada ne primaju.',
    unfinished: 'Ocijeni sve kriterije i napiši obrazloženje od najmanje 80 znakova.',
    alreadyGiven: 'Ova ocjena je već zaključena.',
  },
  dashboard: {
    score: 'Prijave čekaju tvoju ocjenu',
    share: 'Prijave čekaju da se podijele',
    text: 'Ekipe su poslale svoje projekte. Imena su sakrivena, a nacrt ocjene čuva se sam.',
    action: 'Otvori ocjenjivanje',
    progress: 'Ocijenjeno {done} od {of}',
  },
} as const
