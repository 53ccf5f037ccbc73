export const messages = {
  errors: {
    ownThing: 'Ovo je tvoje. Prijaviti možeš samo ono što je objavio neko drugi.',
    alreadyReported: 'Ovo je već prijavljeno s tvog naloga. Javit ćemo ti šta smo odlučili.',
    decided: 'Neko je upravo riješio ovaj slučaj.',
    ruleNeeded: 'Izaberi pravilo koje je prekršeno.',
    reasonNeeded: 'Napiši razlog.',
    involved: 'O ovome odlučuje neko drugi.',
    notNow: 'Ovdje sada nema žalbe na koju se može odgovoriti, ili je rok prošao.',
  },
  rules: {
    money: 'Pravilo: niko ne traži novac za posao, praksu ili obuku.',
    false: 'Pravilo: ono što piše mora biti tačno.',
    discrimination: 'Pravilo: nema diskriminacije.',
    harassment: 'Pravilo: nema vrijeđanja, prijetnji ni uznemiravanja.',
    hate: 'Pravilo: nema mržnje ni poziva na nasilje.',
    impersonation: 'Pravilo: niko se ne predstavlja kao neko drugi.',
    sexual: 'Pravilo: nema seksualnog sadržaja.',
    spam: 'Pravilo: nema neželjenih oglasa ni ponavljanja.',
    privacy: 'Pravilo: tuđi podaci ostaju tuđi.',
    danger: 'Pravilo: ništa što nekoga dovodi u opasnost.',
  },
  notifications: {
    topics: { moderation: { title: 'Prijave i odluke', hint: 'šta je odlučeno o prijavljenom' } },
    decision:
      '{measure, select, strike {Tvoj sadržaj je skriven i dobijaš opomenu. Pogledaj razlog i kako se žališ.} other {Tvoj sadržaj je skriven. Pogledaj razlog i kako se žališ.}}',
    answer:
      '{answer, select, lifted {Žalba je prihvaćena. Sve je kao prije.} other {Žalba je pregledana. Odluka ostaje.}}',
    outcome:
      '{outcome, select, kept {Pogledali smo tvoju prijavu. Sadržaj nije protiv pravila, pa ostaje. Hvala na pažnji.} other {Pogledali smo tvoju prijavu i skrili sadržaj. Hvala ti.}}',
    urgent:
      '{reason, select, minor {Hitno: prijavljena je opasnost za maloljetnu osobu.} other {Hitno: prijavljeno je da neko može povrijediti sebe.}}',
  },
  mail: {
    button: 'Otvori odluku',
    decision: {
      subject: 'Odluka o tvom sadržaju',
      heading: 'Šta je odlučeno i zašto',
      appeal: 'Ako misliš da smo pogriješili, u roku od 14 dana možeš tražiti da odluku pogleda neko drugi.',
    },
    answer: { subject: 'Odgovor na tvoju žalbu', heading: 'Odgovor na tvoju žalbu' },
  },
  console: {
    queues: { moderation: { title: 'Moderacija', hint: 'prijave i žalbe' } },
  },
  audit: {
    area: 'Moderacija',
    actions: {
      look: 'Pogled na prijavljenu poruku',
      decide: 'Odluka o prijavi',
      answer: 'Odgovor na žalbu',
    },
    fields: { measure: 'mjera', rule: 'pravilo', answer: 'odgovor' },
  },
} as const
