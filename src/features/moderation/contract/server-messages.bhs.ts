export const messages = {
  errors: {
    ownThing: 'Ovo je tvoje. Prijaviti možeš samo ono što je objavio neko drugi.',
    alreadyReported: 'Ovo je već prijavljeno s tvog računa. Javit ćemo ti šta smo odlučili.',
    decided: 'Neko je upravo riješio ovaj slučaj.',
    taken: 'Ovaj slučaj upravo rješava neko drugi. Preuzmi ga ako treba.',
    ruleNeeded: 'Izaberi pravilo koje je prekršeno.',
    reasonNeeded: 'Napiši razlog.',
    limitsNeeded: 'Izaberi šta osoba privremeno ne može.',
    daysNeeded: 'Izaberi na koliko dana.',
    nobody: 'Iza ovoga više nema računa, pa se osobi ništa ne može ograničiti.',
    removed:
      'Ovo je uklonjeno odlukom moderatora i ne može se ponovo objaviti. Odluku i žalbu nađeš u obavještenjima.',
    limitedFirst:
      'Do {day}. {month}. {year}. ne možeš se prvi put javljati ljudima koje još ne poznaješ. Razlog i žalbu nađeš u obavještenjima.',
    limitedQuestions:
      'Do {day}. {month}. {year}. ne možeš javno pisati. Razlog i žalbu nađeš u obavještenjima.',
    limitedLinks:
      'Do {day}. {month}. {year}. ne možeš slati linkove. Izostavi link ili pročitaj razlog u obavještenjima.',
    involved: 'O ovome odlučuje neko drugi.',
    wordShort: 'Upiši riječ s barem tri slova. Kraće bi označilo previše nevinih tekstova.',
    wordsFull: 'Liste su pune: najviše 500 izmjena. Ukloni riječi koje više ne trebaju.',
    notNow: 'Ovdje nema žalbe na koju se može odgovoriti ili je rok prošao.',
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
    privacy: 'Pravilo: tuđi lični podaci se ne objavljuju.',
    danger: 'Pravilo: ništa što nekoga dovodi u opasnost.',
  },
  notifications: {
    topics: { moderation: { title: 'Prijave i odluke', hint: 'šta je odlučeno o prijavljenom' } },
    decision:
      '{measure, select, strike {Tvoj sadržaj je skriven i dobijaš opomenu. Pogledaj razlog i kako se žališ.} remove {Tvoj sadržaj je uklonjen i dobijaš opomenu. Pogledaj razlog i kako se žališ.} limit {Tvoj sadržaj je skriven i neko vrijeme možeš manje. Pogledaj šta, do kada i kako se žališ.} suspend {Tvoj sadržaj je skriven i račun je privremeno zatvoren. Pogledaj razlog i kako se žališ.} other {Tvoj sadržaj je skriven. Pogledaj razlog i kako se žališ.}}',
    answer:
      '{answer, select, lifted {Žalba je prihvaćena. Sve je kao prije.} other {Žalba je pregledana. Odluka ostaje.}}',
    outcome:
      '{outcome, select, kept {Pogledali smo tvoju prijavu. Sadržaj nije protiv pravila, pa ostaje. Hvala na pažnji.} restored {Nakon žalbe je druga osoba iz tima ukinula odluku o tvojoj prijavi: sadržaj nije protiv pravila.} other {Pogledali smo tvoju prijavu i skrili sadržaj. Hvala ti.}}',
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
    suspended: {
      subject: 'Tvoj račun je privremeno zatvoren',
      heading: 'Račun je zatvoren, i zašto',
      text: 'Sadržaj je skriven. Račun je zatvoren do {date} i tada se otvara sam.',
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
      words: 'Izmjena liste riječi',
      take: 'Preuzet slučaj koji je rješavao neko drugi',
    },
    fields: {
      measure: 'mjera',
      rule: 'pravilo',
      answer: 'odgovor',
      days: 'dana',
      limits: 'ograničeno',
      list: 'lista',
      language: 'jezik',
      form: 'oblik',
      isOn: 'označava',
    },
  },
} as const
