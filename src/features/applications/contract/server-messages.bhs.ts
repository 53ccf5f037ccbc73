/** Texts that the server says about applications. */
export const messages = {
  errors: {
    closed: 'Rok je prošao ili je prilika zatvorena. Tvoja prijava ostaje sačuvana kao nacrt.',
    notHere: 'Na ovu priliku se prijavljuje na drugom mjestu.',
    ownOrganisation: 'Ovo je prilika tvoje organizacije, pa se na nju ne možeš prijaviti.',
    alreadySent: 'Prijava je već poslana i više se ne mijenja.',
    unanswered: 'Odgovori na označena pitanja.',
    emptyLetter: 'Napiši pismo.',
    over: 'Ova prijava je završena.',
    notSent: 'Prijava još nije poslana.',
    cvUnknown: 'Taj CV više ne postoji. Izaberi drugi.',
    questionUnknown: 'Pitanja su se promijenila. Osvježi stranicu, upisano ostaje.',
    tooManyFiles: 'Više od 6 datoteka ne stane u jednu prijavu.',
    tooManyLetters: 'Više od 30 pisama ne stane. Obriši neko koje ne trebaš.',
    tooManyTemplates: 'Više od 40 poruka ne stane. Obriši neku koju ne trebate.',
    onlyOutside: 'To se može samo s prijavama izvan platforme.',
    foreignApplication: 'Jedna od prijava ne pripada ovoj prilici.',
    withdrawn: 'Ova prijava je povučena, pa se o njoj više ništa ne bilježi.',
    decidedMeanwhile:
      'U međuvremenu je odlučeno drugačije, pa ništa nije poslano. {list} Pogledaj pa odluči ponovo; poruka je ostala sačuvana.',
    tooManyAtOnce: 'Odjednom ide najviše {limit} prijava, a izabrano ih je {count}. Pošalji ih u dijelovima.',
    unknownPlaceholder:
      'Poruka sadrži nešto što se ne može popuniti: {unknown}. Možeš koristiti samo {known}.',
    reasonNeeded: 'Napiši zašto se imena trebaju vidjeti, bar nekoliko riječi.',
  },
  applicant: 'Prijava br. {number}',
  step: {
    title:
      '{count, plural, one {# nova prijava čeka čitanje} few {# nove prijave čekaju čitanje} other {# novih prijava čeka čitanje}}',
    text: 'Ljudi čekaju odgovor organizacije u kojoj čitaš prijave.',
    action: 'Otvori prijave',
  },
  decidedBy: 'Prijava br. {number}: {by}, {state}.',
  bySomebody: 'neko iz organizacije',
  byApplicant: 'osoba koja se prijavila',
  mail: {
    sent: {
      subject: 'Prijava poslana: {title}',
      heading: 'Tvoja prijava je poslana',
      text: 'Prijava na „{title}“ ({organisation}) je stigla.',
      promise: 'Odgovor je obećan do {date} Ako ga ne bude, to će se vidjeti na stranici organizacije.',
      action: 'Pogledaj prijavu',
    },
    received: {
      subject: 'Nove prijave: {title}',
      heading: 'Stigla je prijava',
      text: 'Na „{title}“ stižu prijave. O novima javljamo najviše jednom dnevno.',
      action: 'Otvori prijave',
    },
    withdrawn: {
      subject: 'Povučena prijava: {title}',
      heading: 'Jedna prijava je povučena',
      text: 'Neko je povukao svoju prijavu na „{title}“.',
      action: 'Otvori prijave',
    },
    moved: {
      subject: '{state}: {title}',
      heading: 'Odgovor na tvoju prijavu',
      text: 'Prijava na „{title}“ ({organisation}): {state}.',
      action: 'Pogledaj prijavu',
    },
    due: {
      subject: 'Odgovor je obećan: {title}',
      heading:
        '{count, plural, one {# prijava čeka odgovor} few {# prijave čekaju odgovor} other {# prijava čeka odgovor}}',
      text: 'Za „{title}“ je odgovor obećan do {date} Na vašoj stranici stoji koliko odgovora stiže na vrijeme.',
      action: 'Otvori prijave',
    },
  },
  notifications: {
    topics: {
      applications: { title: 'Prijave', hint: 'potvrda, promjena statusa, poziv, ponuda' },
      hiring: { title: 'Prijave na vaše prilike', hint: 'nove, povučene i one koje čekaju odgovor' },
    },
    sent: { lead: 'Prijava je stigla:', text: '{title} ({organisation})' },
    status: {
      'in-review': 'razmatra tvoju prijavu: {title}',
      interview: 'te zove na razgovor: {title}',
      offer: 'ti šalje ponudu: {title}',
      hired: 'prihvata tvoju prijavu: {title}',
      declined: 'ne nastavlja s tvojom prijavom: {title}',
    },
    received: {
      lead: '{count, plural, one {# nova prijava} few {# nove prijave} other {# novih prijava}}',
      text: 'na „{title}“',
    },
    withdrawn: {
      lead: '{count, plural, one {# povučena prijava} few {# povučene prijave} other {# povučenih prijava}}',
      text: 'na „{title}“',
    },
    due: {
      lead: '{count, plural, one {# prijava čeka odgovor} few {# prijave čekaju odgovor} other {# prijava čeka odgovor}}',
      text: 'obećan do {date} Prilika: {title}',
    },
  },
  states: {
    draft: 'nacrt',
    sent: 'poslana',
    'in-review': 'razmatra se',
    interview: 'poziv na razgovor',
    offer: 'ponuda',
    hired: 'prihvaćena',
    declined: 'nije prihvaćena',
    withdrawn: 'povučena',
  },
  columns: {
    number: 'Broj',
    name: 'Ime i prezime',
    email: 'Email',
    phone: 'Telefon',
    state: 'Stanje',
    sent: 'Poslano',
    promised: 'Odgovor obećan do',
    answered: 'Prvi odgovor',
    score: 'Ocjena',
    letter: 'Pismo',
  },
  file: 'prijave',
  console: {
    person: { applications: 'Poslane prijave', drafts: 'Nacrti prijava' },
    metrics: { applications: { title: 'Poslane prijave', note: 'Prijave poslane preko platforme.' } },
  },
} as const
