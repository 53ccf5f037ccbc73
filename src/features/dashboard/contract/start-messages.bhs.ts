/** Texts of a newcomer's start card. */
export const messages = {
  title: 'Reci nam malo o sebi',
  text: 'Za minutu vidiš svoje vještine, zanimanje kojem si blizu i prilike koje ti odgovaraju.',
  dismiss: 'Ne sada',
  failed: 'Nije sačuvano. Pokušaj ponovo.',
  seeking: {
    label: 'Šta tražiš?',
    'first-job': 'Prvi posao',
    practice: 'Praksu ili volontiranje',
    training: 'Obuku',
    grant: 'Grant ili stipendiju',
    mentor: 'Mentora',
  },
  cv: 'Imaš CV? Učitaj ga umjesto pisanja',
  ready: 'Vještine su na tvom profilu',
  readyText: 'Prema njima smo već složili prilike ispod.',
  see: 'Pogledaj prilike za tebe',
  goal: 'Cilj je postavljen: {title}',
  goalOpen: 'Vidi šta još da naučiš',
} as const
