/** Texts that the server says about projects. */
export const serverMessages = {
  errors: {
    finished: 'Projekat je završen, u njega se više ne upisuje.',
    idTaken: 'Ovaj upis je već sačuvan pod drugim imenom. Pošalji ga ponovo.',
    notYet: 'Taj dan još nije došao.',
    noSuchLine: 'Te stavke nema u planu. Izaberi drugu.',
    giverNeeded: 'Uz doprinos napiši ko ga je dao, uz ostalo ne.',
    tooMany: 'Projekat ima najviše hiljadu upisa.',
    onlyLead: 'Projekat zatvara osoba koja vodi ekipu.',
    confirmed: 'Osoba koja je dala doprinos ga je potvrdila, pa ostaje.',
  },
} as const
