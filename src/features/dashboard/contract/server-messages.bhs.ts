/** Texts of the server on the dashboard. */
export const serverMessages = {
  mails: { area: 'Sedmični pregledi' },
  notifications: {
    topics: {
      deadlines: { title: 'Rokovi', hint: 'sačuvano, nacrti, događaji' },
      summary: {
        title: 'Sedmični pregled',
        hint: 'šta je novo za tebe, ponedjeljkom; kad nema ničeg novog, ne šaljemo ništa',
      },
    },
    summary: {
      lead: 'Tvoja sedmica:',
      text: '{count, plural, one {# novost} few {# novosti} other {# novosti}} za tebe',
      subject: 'Tvoja sedmica: {count, plural, one {# novost} few {# novosti} other {# novosti}}',
      heading: 'Šta je novo za tebe',
    },
    day: {
      ends: 'Rok je {date} u {time}:',
      begins: 'Počinje {date} u {time}:',
      reply: 'Odgovor očekuješ do {date} Ako ne stigne, javi se:',
    },
    hours: {
      ends: 'Rok uskoro ističe, u {time}:',
      begins: 'Uskoro počinje, u {time}:',
      reply: 'Odgovor očekuješ danas do {time}:',
    },
    week: {
      lead: 'Ove sedmice',
      text: '{count, plural, one {ističe # rok} few {ističu # roka} other {ističe # rokova}}',
      subject: 'Ove sedmice: {count, plural, one {# rok} few {# roka} other {# rokova}}',
      heading: 'Tvoji rokovi ove sedmice',
      open: 'Otvori početnu',
    },
  },
  next: {
    in: '{days, plural, =0 {danas} =1 {sutra} =2 {prekosutra} one {za # dan} few {za # dana} other {za # dana}}',
    rule: 'Prvo pokazujemo ono što je važnije i čiji je rok bliži.',
    others:
      '{count, plural, =0 {Drugih koraka sada nema.} one {Poslije ovog čeka još # korak.} few {Poslije ovog čekaju još # koraka.} other {Poslije ovog čeka još # koraka.}}',
  },
  since: {
    goal: 'Za tvoj cilj „{goal}“',
    openings:
      '{count, plural, =1 {otvorena je nova prilika: {title}} one {otvorena je # nova prilika} few {otvorene su # nove prilike} other {otvoreno je # novih prilika}}',
  },
  steps: {
    draft: {
      title: 'Dovrši prijavu za „{title}“',
      left: {
        letter: 'Fali još motivaciono pismo.',
        answers:
          '{count, plural, one {Fali još # odgovor.} few {Fale još # odgovora.} other {Fali još # odgovora.}}',
        both: 'Fale još motivaciono pismo i {count, plural, one {# odgovor} few {# odgovora} other {# odgovora}}.',
        sending: 'Sve je napisano, ostaje još da je pošalješ.',
      },
      deadline: 'Rok je {date} u {time}.',
      action: 'Nastavi prijavu',
      progress: 'dijelova gotovo',
    },
    invitation: {
      title: '{organisation} te zove na razgovor',
      text: 'Prijava „{title}“. Predloženi termin je {date} u {time}, javi da li ti odgovara.',
      action: 'Odgovori na poziv',
    },
    interview: {
      title: 'Razgovor je {date} u {time}',
      text: '{organisation}, „{title}“. Provjeri gdje je i još jednom pročitaj svoju prijavu.',
      action: 'Pripremi se',
    },
    offer: {
      title: 'Imaš ponudu: {organisation}',
      text: 'Prijava „{title}“ je prošla. Pročitaj ponudu i odgovori.',
      action: 'Otvori ponudu',
    },
    elsewhere: {
      title: 'Pošalji prijavu: {title}',
      text: 'Prijava je izvan platforme. Rok je {date} u {time}.',
      action: 'Moje prijave',
    },
    event: {
      title: 'Uskoro počinje: {title}',
      text: 'Počinje {date} u {time}.',
      action: 'Pogledaj detalje',
    },
    saved: {
      title: 'Uskoro ističe rok: {title}',
      text: 'Ova prilika ti je sačuvana. Rok je {date} u {time}.',
      action: 'Pogledaj priliku',
    },
    keep: {
      title: 'Račun će biti obrisan {date}',
      text: 'Do tada se možeš predomisliti. Ništa još nije obrisano.',
      action: 'Zadrži račun',
    },
    onboarding: {
      title: 'Završi prve korake',
      text: 'Telefon, spol i oblasti koje te zanimaju. Traje oko jedne minute.',
      action: 'Nastavi',
      progress: '{done, plural, one {odgovor} few {odgovora} other {odgovora}}',
    },
    interests: {
      title: 'Izaberi šta te zanima',
      text: 'Prema oblastima biramo šta ti prvo pokazujemo. Mijenjaš ih kad god hoćeš.',
      action: 'Izaberi oblasti',
    },
    password: {
      title: 'Postavi lozinku',
      text: 'Sada se možeš prijaviti samo preko Googlea ili kodom iz maila. S lozinkom možeš i bez njih.',
      action: 'Postavi lozinku',
    },
    phone: {
      title: 'Dodaj broj telefona',
      text: 'Broj vidiš samo ti, dok ne odlučiš da ga pokažeš.',
      action: 'Dodaj broj',
    },
    gender: {
      title: 'Kako da te oslovljavamo?',
      text: 'Da ti pišemo „poslala si“ ili „poslao si“, kako ti odgovara.',
      action: 'Izaberi',
    },
  },
  facts: {
    email: 'Email je potvrđen',
    password: 'Lozinka je postavljena',
    noPassword: 'Lozinka nije postavljena',
    oneDevice: 'Račun je otvoren samo na ovom uređaju',
    devices:
      'Račun je otvoren na još {count, plural, one {# uređaju} few {# uređaja} other {# uređaja}}. Jesu li svi tvoji?',
  },
  calendar: {
    name: 'Moji rokovi | {product}',
    deadline: 'Rok: {title}',
    interview: 'Razgovor: {title}',
    reply: 'Čeka se odgovor: {title}',
    until: 'Do {date} u {time} po sarajevskom vremenu.',
    begins: 'Počinje {date} u {time} po sarajevskom vremenu.',
  },
} as const
