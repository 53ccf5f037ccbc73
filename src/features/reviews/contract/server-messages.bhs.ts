/** Šta server kaže o ocjenjivanju. */
export const serverMessages = {
  errors: {
    notReviewing: 'Ocjene se za ovaj poziv sada ne primaju.',
    unfinished: 'Ocijeni sve kriterije i napiši obrazloženje od najmanje 80 znakova.',
    alreadyGiven: 'Ova ocjena je već zaključena.',
  },
} as const
