/** The server's texts about the team test. */
export const serverMessages = {
  areas: {
    teamTest: {
      title: 'Test ekipe',
      hint: 'Test i sažeci ekipa. Odgovori ostaju sačuvani.',
    },
  },
  errors: {
    tooLittle: 'Odgovori bar na dvije tvrdnje o istoj ulozi da bismo mogli izračunati rezultat.',
    resultTaken: 'Ovaj rezultat je već sačuvan pod drugim imenom. Ponovi test.',
    teamFull: 'U ekipi može biti najviše sedmero, zajedno s onima koji još nisu odgovorili.',
    teamsFull: 'Možeš voditi najviše dvadeset ekipa. Zatvori neku pa napravi novu.',
    onlyConnections: 'U ekipu možeš pozvati samo ljude iz svoje mreže. Prvo se povežite.',
    resultNeeded: 'Prvo uradi test, pa podijeli sažetak.',
  },
  notifications: {
    topics: { teams: { title: 'Ekipe', hint: 'pozivnice u ekipu' } },
    kinds: { invited: 'Pozivnica u ekipu' },
    invited: 'te zove u ekipu „{name}“',
  },
  dashboard: {
    test: {
      title: 'Kako radiš u ekipi?',
      text: '32 kratke tvrdnje, oko pet minuta. Nema tačnih odgovora.',
      action: 'Otvori test',
    },
    invited: {
      title: 'Zovu te u ekipu „{name}“',
      text: 'Pogledaj ko je unutra i odluči hoćeš li podijeliti sažetak.',
      action: 'Otvori ekipu',
    },
  },
} as const
