export const messages = {
  limits: {
    teamInvitations: { title: 'Pozivnice u ekipu', hint: 'po osobi, linkom ili mailom' },
  },
  mails: { area: 'Prijave za grant' },
  errors: {
    notOpen: 'Ovaj poziv sada ne prima prijave.',
    closed: 'Rok je prošao, po vremenu na serveru.',
    alreadySent: 'Prijava je već poslana i više se ne mijenja.',
    changedMeanwhile: 'Neko je u međuvremenu nešto promijenio. Pogledaj i potvrdi ponovo.',
    removedBefore:
      'Više nisi u ovoj ekipi, pa te link ne može vratiti. Ekipa te može ponovo pozvati po imenu ili na email tvog računa.',
    unreadableUpdate: 'Ova izmjena se ne može pročitati. Osvježi stranicu.',
    documentFull:
      'Prijava je prevelika i ne prima više izmjena. Posljednje izmjene su samo na ovom uređaju: sačuvaj ih i javi se omladinskoj banci.',
    dayFull: 'Danas više nema mjesta za tvoje izmjene. Ostaju na ovom uređaju i šalju se sutra.',
    notRead: 'Prijava se sada ne može pročitati. Pokušaj ponovo za koju minutu.',
    teamFull:
      'Ekipa je puna: u njoj je već {most, plural, one {# osoba} few {# osobe} other {# osoba}}, a više ih ne može biti.',
    inOtherTeam:
      'Već si u drugoj ekipi za ovaj poziv, a dozvoljena je samo jedna. Ako želiš u ovu, prvo napusti onu, pa opet otvori pozivnicu.',
    otherAge:
      'Po pravilima poziva u ekipi su ljudi od {min} do {max} godina, a po datumu rođenja na tvom računu ne spadaš među njih.',
    mentorsFull: 'Ova prijava već ima 10 mentora.',
    judgeIsNoMentor: 'Odbor ove banke ocjenjuje prijave, pa niko iz njega ne može biti mentor ekipi.',
    invitationEnded: 'Ova pozivnica više ne vrijedi. Zamoli ekipu za novu.',
    onlyConnections:
      'Ovako možeš pozvati samo ljude iz svoje mreže. Drugima pošalji link ili pozivnicu na email.',
    brokenRules: 'Još nije sve po pravilima poziva. Pogledaj šta fali.',
    onlyLead: 'To može samo osoba koja vodi prijavu.',
    versionsFull: 'Ova prijava već ima 50 sačuvanih verzija, a to je najviše.',
    inAnother: 'Neko iz ekipe je već u drugoj prijavi poslanoj na ovaj poziv.',
    wordsGone: 'Tih riječi više nema u tekstu.',
    wordsChanged: 'Neko je te riječi u međuvremenu promijenio. Pogledaj pa odluči ponovo.',
    unknownSlot: 'Ovaj dokument poziv ne traži. Osvježi stranicu.',
    documentsFull: 'Prijava već ima 20 dokumenata. Ukloni neki pa dodaj novi.',
    unreadableDocument:
      'Ovaj dokument se ne može pročitati. Sačuvaj ga kao DOCX, bez lozinke, pa pokušaj ponovo.',
    otherBox: 'Odbor je tražio dopunu samo u nekim poljima. Ostala se više ne mijenjaju.',
    nothingChanged: 'U poljima za koja se traži dopuna još ništa nije promijenjeno.',
    sentDocument: 'Dokument je već poslan s prijavom i ostaje. Novi možeš dodati pored njega.',
    notDrawn: 'Dokument se sada ne može napraviti. Pokušaj ponovo za koju minutu.',
  },
  dashboard: {
    changes: 'Dopuni s ekipom prijavu „{title}“',
    changesText: 'Odbor čeka dopunu do {date} u {time}.',
    invited: 'Zovu te u ekipu za grant',
    invitedText: '{name} te zove da zajedno pišete prijavu na poziv „{call}“.',
    invitedMentor: 'Ekipa te zove za mentora',
    invitedMentorText: '{name} te moli za savjet oko prijave na poziv „{call}“.',
    answer: 'Odgovori',
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
      small: 'Pozivnica vrijedi 14 dana i samo za jednu osobu.',
    },
    mentor: {
      subject: '{from} te moli za savjet oko prijave za grant',
      heading: 'Ekipa te zove za mentora',
      text: '{from} s ekipom piše prijavu na poziv „{title}“. Možeš je čitati dok nastaje i komentarisati svako polje, a pišu je oni.',
      action: 'Otvori prijavu',
    },
    sent: {
      subject: 'Prijava „{name}“ je poslana',
      heading: 'Vaša prijava je stigla',
      text: 'Prijava „{name}“ na poziv „{title}“ je stigla {date} u {time} i sada je u provjeri.',
      againSubject: 'Dopuna prijave „{name}“ je poslana',
      againHeading: 'Vaša dopuna je stigla',
      againText:
        'Dopuna prijave „{name}“ na poziv „{title}“ je stigla {date} u {time}. Odbor sada čita dopunjenu prijavu, a prva ostaje sačuvana.',
      digest: 'Digitalni otisak poslane prijave: {digest}',
      action: 'Otvori prijavu',
    },
    changesAsked: {
      subject: 'Odbor traži dopunu prijave „{name}“',
      heading: 'Odbor traži dopunu',
      text: 'Odbor je pročitao prijavu „{name}“ na poziv „{title}“ i traži dopunu do {date} u {time}. Uz svako polje koje treba promijeniti piše šta se traži. Evo zašto:',
      action: 'Otvori prijavu',
      small:
        'Dopuna se traži samo jednom. Poslije izmjena svi iz ekipe potvrđuju ponovo. Ako ne odgovorite na vrijeme, ocjenjuje se prijava koju ste prvo poslali.',
    },
  },
  notifications: {
    kinds: {
      'changes-sent': 'Dopunjena prijava',
      invited: 'Pozivnica u ekipu za grant',
      ages: 'Promjena datuma rođenja poslije slanja',
      removed: 'Izlazak iz ekipe za grant',
      fewer: 'Neko više nije u ekipi za grant',
    },
    ages: 'U jednoj poslanoj prijavi neko je promijenio datum rođenja, pa ekipa više nije u skladu s pravilom o godinama.',
    removed: 'piše prijavu na poziv „{title}“ bez tebe: više nisi u toj ekipi.',
    fewer:
      'više nije u ekipi prijave „{name}“. {leader, select, you {Prijavu sada vodiš ti. } other {Prijavu sada vodi druga osoba iz ekipe. } same {}}Pogledaj prijavu i potvrdi je ponovo.',
    invited: 'te zove u ekipu za grant, poziv „{title}“',
    invitedMentor: 'te moli da savjetuješ ekipu koja piše prijavu na poziv „{title}“',
    sent: 'je poslana na poziv „{title}“. Sada je u provjeri.',
    sentAgain: 'je dopunjena i ponovo poslana na poziv „{title}“.',
    changesAsked: 'čeka dopunu koju traži odbor, do {date} u {time}.',
    changesSent: {
      lead: 'Prijava {number}',
      text: 'je dopunjena na pozivu „{title}“. Pogledaj šta je drugačije.',
    },
  },
  search: { kinds: { grants: 'Moje prijave za grant' } },
} as const
