/** The server's texts: errors, emails and the dashboard. */
export const messages = {
  limits: {
    organisations: { title: 'Nove organizacije', hint: 'koje osniva jedna osoba' },
  },
  mails: { area: 'Organizacije' },
  moderation: { kinds: { organisation: 'organizacija' } },
  errors: {
    suspended: 'Organizacija je isključena, pa se ništa ne može mijenjati. Javi se onome ko vodi stranicu.',
    alreadyMember: 'Ta osoba je već u organizaciji.',
    tooManyPeople: 'Organizacija može imati najviše 100 ljudi, zajedno s pozivnicama.',
    leftAlone: 'Prvo izaberi šta biva s organizacijama koje vodiš samo ti.',
    lastOwner: 'Bar jedna osoba mora voditi organizaciju. Prvo tu ulogu daj nekom drugom.',
    invitationGone: 'Ova pozivnica više ne vrijedi. Zamoli organizaciju da pošalje novu.',
    noWebsite: 'Prvo upiši web stranicu organizacije.',
    freeMail: 'Email na ovoj domeni može imati svako, pa njime ništa ne dokazuješ.',
    codeWrong: 'Kod nije tačan. Provjeri poruku i pokušaj ponovo.',
    codeExpired: 'Kod je istekao ili je već iskorišten. Zatraži novi.',
    nothingProved: 'Prvo dokaži domenu ili upiši JIB.',
    alreadyAsked: 'Provjera je već zatražena.',
    alreadySo: 'Neko je to već odlučio. Osvježi listu.',
    reasonNeeded: 'Napiši razlog, da organizacija zna šta da popravi.',
  },
  reasons: {
    proof: 'Nismo mogli potvrditi da domena i JIB pripadaju ovoj organizaciji.',
    register: 'JIB ne odgovara organizaciji tog imena.',
    name: 'Ime ne odgovara registrovanom imenu.',
    impostor: 'Organizacija se predstavlja kao neko drugi.',
    complaints: 'Stiglo je više opravdanih dojava o oglasima ove organizacije.',
    other: 'Razlog je u napomeni ispod.',
  },
  notifications: {
    topics: { organisation: { title: 'Tvoja organizacija', hint: 'provjera, objave, pitanja' } },
    kinds: {
      check: 'Provjera organizacije',
    },
    verified: 'ima oznaku provjere',
    refused: 'za sada nije dobila oznaku provjere',
    suspended: 'je isključena',
    restored: 'je opet uključena',
    owner: 'od sada vodiš ti',
    closed: 'se zatvara; na prijavu za „{title}“ nećeš dobiti odgovor',
  },
  mail: {
    invitation: {
      subject: 'Pozivnica: {organisation}',
      heading: 'Poziva te {organisation}',
      text: '{inviter} te poziva u organizaciju {organisation} na platformi {product}.',
      role: {
        owner: 'Tvoja uloga: vođenje. Uređuješ stranicu i odlučuješ o ljudima.',
        editor: 'Tvoja uloga: uređivanje. Uređuješ stranicu i objavljuješ prilike.',
        reviewer: 'Tvoja uloga: ocjenjivanje. Čitaš i ocjenjuješ prijave.',
      },
      button: 'Otvori pozivnicu',
      life: 'Link vrijedi {days, plural, one {# dan} few {# dana} other {# dana}}, jednom, i samo za račun s adresom {address}. Ako ga nemaš, prvo se registruj.',
      notYou: 'Ako ne poznaješ ovu organizaciju, zanemari poruku.',
    },
    domain: {
      subject: 'Kod za {organisation}',
      heading: 'Kod koji dokazuje domenu',
      text: 'Neko na platformi {product} dokazuje da ova domena pripada organizaciji {organisation}. Kod:',
      life: 'Kod vrijedi {minutes, plural, one {# minutu} few {# minute} other {# minuta}}.',
      notYou: 'Ako to nije iz tvoje organizacije, nemoj nikome dati kod.',
    },
    decision: {
      note: 'Napomena: {note}',
      button: 'Otvori organizaciju',
      verified: {
        subject: '{name} ima oznaku provjere',
        heading: '{name} je provjerena organizacija',
        text: 'Provjerili smo organizaciju {name}. Od sada je oznaka uz njeno ime, a prilike se objavljuju bez čekanja.',
      },
      refused: {
        subject: '{name}: provjera nije uspjela',
        heading: 'Provjera nije uspjela',
        text: 'Organizaciji {name} za sada nismo mogli dati oznaku. Kad popraviš ono što piše ispod, zatraži provjeru ponovo.',
      },
      suspended: {
        subject: '{name} je isključena',
        heading: 'Organizacija je isključena',
        text: 'Stranica organizacije {name} se više ne vidi i ne može se ništa objaviti.',
      },
      restored: {
        subject: '{name} je opet uključena',
        heading: 'Organizacija je opet uključena',
        text: 'Stranica organizacije {name} se opet vidi.',
      },
    },
    owner: {
      subject: 'Od sada vodiš: {name}',
      heading: 'Od sada vodiš: {name}',
      text: 'Osoba koja je vodila organizaciju {name} odlazi s platforme. Od sada ti odlučuješ o stranici i ljudima.',
    },
    closed: {
      subject: '{name} se zatvara',
      heading: '{name} više nije ovdje',
      text: 'Račun osobe koja je vodila organizaciju {name} je obrisan, a s njim je zatvorena i organizacija. Na prijavu za „{title}“ zato nećeš dobiti odgovor. Sve poslano ostaje u tvojim prijavama.',
      button: 'Pogledaj otvorene prilike',
    },
  },
  step: {
    title: 'Poziva te {organisation}',
    action: 'Odgovori na pozivnicu',
  },
  console: {
    groups: { organisation: 'vodi ili uređuje organizaciju' },
    person: { organisations: 'Organizacije' },
    queues: {
      ownerless: {
        title: 'Organizacije čiji vlasnik odlazi',
        hint: 'niko drugi ih ne vodi; poslije brisanja računa prelaze uredniku ili se zatvaraju',
      },
      organisations: { title: 'Organizacije za provjeru', hint: 'čekaju oznaku provjerene organizacije' },
    },
  },
  audit: {
    area: 'Organizacije',
    actions: { decide: 'Odluka o organizaciji' },
    fields: { verification: 'provjera', suspended: 'suspendovana', decision: 'odluka' },
  },
  search: { kinds: { organisations: 'Organizacije' } },
} as const
