/** The server's texts about votes. */
export const serverMessages = {
  mails: { area: 'Rezultati glasanja' },
  areas: {
    voting: {
      title: 'Glasanje',
      hint: 'Kodovi i glasovi za pozive. Projekti i rezultati se čitaju dalje, a rokovi teku: glasanje se zatvara na vrijeme i dok miruje.',
    },
  },
  errors: {
    notVoting: 'Glasanje za ovaj poziv sada nije otvoreno.',
    noSms: 'Kodove sada ne možemo slati. Pokušaj kasnije.',
    wrongNumber: 'Upiši broj mobitela iz Bosne i Hercegovine, na primjer 061 555 014.',
    codeInvalid:
      'Kod nije tačan. {left, plural, =0 {Zatraži novi kod.} one {Imaš još # pokušaj, onda zatraži novi kod.} few {Imaš još # pokušaja, onda zatraži novi kod.} other {Imaš još # pokušaja, onda zatraži novi kod.}}',
    codeUnread: 'Kod iz SMS-a ima šest cifara.',
    codeExpired: 'Kod je istekao. Zatraži novi.',
    codeSpent: 'Za ovaj kod nema više pokušaja. Zatraži novi.',
    alreadyVoted: 'S ovog broja je već glasano. Jedan telefon ima jedan glas.',
    deviceFull: 'S ovog uređaja je već glasalo četvero ljudi. Glasaj s drugog uređaja.',
    voteOver: 'Glasanje je zatvoreno i glasovi su prebrojani.',
    nothingToVoid: 'Ovi glasovi više ne čekaju odluku. Osvježi stranicu.',
    ownVoiding: 'Drugi potpis daje neko drugi iz odbora.',
    alreadyVoided: 'O ovome je već odlučeno. Osvježi stranicu.',
    inConflict: 'Poznaješ nekoga čiji je projekat u ovom pozivu, zato o glasovima odlučuju drugi.',
  },
  share: {
    soon: 'Glasanje počinje {day}',
    open: 'Glasa se do {day}',
    over: 'Glasanje je završeno',
  },
  sms: {
    code: '{product}: kod za glasanje je {code}. Vrijedi {minutes} minuta.',
    voted: '{product}: s ovog broja je već glasano. Ako glas nije tvoj, javi se odboru banke.',
  },
  notifications: {
    kinds: {
      budget: 'Budžet za SMS kodove',
      voiding: 'Poništavanje glasova',
    },
    budget:
      'danas je zatraženo {codes} SMS kodova koje niko nije potvrdio, to je {share} % dnevnog budžeta. Pogledaj odakle dolaze.',
    voiding:
      'čeka drugi potpis: {votes, plural, one {# glas bi bio izostavljen} few {# glasa bi bila izostavljena} other {# glasova bi bilo izostavljeno}}.',
    funded:
      'dobija {amount}: {votes, plural, one {# glas} few {# glasa} other {# glasova}}, {place}. mjesto na pozivu „{title}“.',
    without:
      'ovaj put ne dobija novac: {votes, plural, one {# glas} few {# glasa} other {# glasova}}, {place}. mjesto na pozivu „{title}“.',
  },
  mail: {
    funded: {
      subject: '„{name}“ dobija {amount}',
      heading: 'Glasanje je završeno, vaš projekat dobija novac',
      text: 'Na pozivu „{title}“ za projekat „{name}“ stiglo je {votes, plural, one {# glas} few {# glasa} other {# glasova}}. To je {place}. mjesto i {amount} iz fonda. Odbor će vam se javiti zbog ugovora.',
    },
    without: {
      subject: 'Rezultat glasanja za „{name}“',
      heading: 'Glasanje je završeno',
      text: 'Na pozivu „{title}“ za projekat „{name}“ stiglo je {votes, plural, one {# glas} few {# glasa} other {# glasova}}. To je {place}. mjesto, a fond je potrošen prije njega ili nije bilo dovoljno glasova. Prijavu možete iskoristiti za sljedeći poziv.',
    },
    action: 'Pogledaj rezultate',
  },
} as const
