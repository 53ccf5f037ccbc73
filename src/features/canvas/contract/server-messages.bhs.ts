export const messages = {
  errors: {
    notOpen: 'Ovaj poziv sada ne prima prijave.',
    closed: 'Rok je prošao, po vremenu na serveru.',
    alreadySent: 'Prijava je već poslana i više se ne mijenja.',
    changedMeanwhile: 'Neko je u međuvremenu nešto promijenio. Pogledaj i potvrdi ponovo.',
    unreadableUpdate: 'Ova izmjena se ne može pročitati. Osvježi stranicu.',
    teamFull: 'U ovoj ekipi već ima 30 ljudi.',
    invitationEnded: 'Ova pozivnica više ne važi. Zamoli ekipu za novu.',
    brokenRules: 'Još nije sve po pravilima poziva. Pogledaj šta fali.',
    onlyLead: 'To može samo osoba koja vodi prijavu.',
    versionsFull: 'Ova prijava već ima 50 sačuvanih verzija, a to je najviše.',
    inAnother: 'Neko iz ekipe je već u drugoj prijavi poslanoj na ovaj poziv.',
    notDrawn: 'Dokument se sada ne može napraviti. Pokušaj ponovo za koju minutu.',
  },
  dashboard: {
    title: 'Završi s ekipom prijavu „{title}“',
    text: 'Za poziv „{call}“ rok je {date} u {time}.',
    action: 'Otvori prijavu',
  },
  mail: {
    invitation: {
      subject: '{from} te zove u ekipu za grant',
      heading: 'Zovu te u ekipu',
      text: '{from} piše prijavu na poziv „{title}“ i želi da je pišete zajedno. Otvori prijavu i pridruži se.',
      action: 'Pridruži se ekipi',
      small: 'Pozivnica važi 14 dana i samo za jednu osobu.',
    },
    sent: {
      subject: 'Prijava „{name}“ je poslana',
      heading: 'Vaša prijava je stigla',
      text: 'Prijava „{name}“ na poziv „{title}“ je stigla {date} u {time} i sada je u provjeri.',
      digest: 'Digitalni otisak poslane prijave: {digest}',
      action: 'Otvori prijavu',
    },
  },
  notifications: { sent: 'je poslana na poziv „{title}“. Sada je u provjeri.' },
} as const
