export const messages = {
  label: 'Premjesti: {title}',
  to: 'Premjesti u „{stage}“',
  begin: 'Počni prijavu',
  send: 'Pogledaj i pošalji',
  withdraw: 'Povuci prijavu',
  moved: '„{title}“ je sada u koloni „{stage}“.',
  undo: 'Vrati',
  back: '„{title}“ je opet u koloni „{stage}“.',
  chooseTitle: 'Kako je završilo?',
  ends: { hired: 'Uspjelo je', declined: 'Nije prošlo', withdrawn: 'Odustajem' },
  refused: {
    unsent: 'Ova prijava još nije poslana.',
    theirs: 'Ovo mijenja organizacija kad odgovori. Ti možeš povući prijavu.',
    over: 'Ova prijava je završena.',
    back: 'Poslana prijava ne može nazad među sačuvane.',
  },
  general: 'Nije uspjelo. Provjeri internet pa pokušaj ponovo.',
} as const
