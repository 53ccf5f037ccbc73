export const messages = {
  limits: {
    reports: { title: 'Dojave', hint: 'po osobi' },
  },
  mails: { area: 'Moderacija' },
  errors: {
    ownThing: 'Ovo je tvoje. Problem možeš javiti samo za ono što je objavio neko drugi.',
    alreadyReported: 'S tvog računa je ovo već javljeno. Javit ćemo ti šta smo odlučili.',
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
    topics: { moderation: { title: 'Dojave i odluke', hint: 'šta smo odlučili o dojavama' } },
    decision:
      '{measure, select, strike {Tvoj sadržaj je skriven i dobijaš opomenu. Pogledaj razlog i kako se žališ.} remove {Tvoj sadržaj je uklonjen i dobijaš opomenu. Pogledaj razlog i kako se žališ.} limit {Tvoj sadržaj je skriven i imaš privremena ograničenja. Pogledaj koja, do kada i kako se žališ.} suspend {Tvoj sadržaj je skriven i račun je privremeno zatvoren. Pogledaj razlog i kako se žališ.} other {Tvoj sadržaj je skriven. Pogledaj razlog i kako se žališ.}}',
    answer:
      '{answer, select, lifted {Žalba je prihvaćena. Sve je kao prije.} other {Žalba je pregledana. Odluka ostaje.}}',
    help: 'Neko se zabrinuo za tebe. Pogledaj ko može da pomogne.',
    outcome:
      '{outcome, select, helped {Javili smo se osobi za koju brineš i ponudili pomoć. Hvala ti što brineš.} cared {Pogledali smo i postupili kako treba. Hvala ti što brineš; ako se nešto promijeni, javi nam opet.} kept {Pogledali smo tvoju dojavu. Sadržaj nije protiv pravila, pa ostaje. Hvala na pažnji.} restored {Nakon žalbe je druga osoba iz tima ukinula odluku o tvojoj dojavi: sadržaj nije protiv pravila.} other {Pogledali smo tvoju dojavu i sakrili sadržaj. Hvala ti.}}',
    urgent:
      '{reason, select, minor {Hitna dojava: opasnost za maloljetnu osobu.} other {Hitna dojava: neko može povrijediti sebe.}}',
  },
  mail: {
    button: 'Otvori odluku',
    decision: {
      subject: 'Odluka o tvom sadržaju',
      heading: 'Šta je odlučeno i zašto',
      appeal: 'Ako misliš da smo pogriješili, u roku od 14 dana možeš tražiti da odluku pogleda neko drugi.',
    },
    help: {
      subject: 'Neko misli na tebe',
      heading: 'Ako ti je teško, nisi u tome bez ikoga',
      button: 'Otvori poruku',
      lines: {
        ambulance: 'Hitna pomoć: 124, u svako doba',
        young: 'Plavi telefon, razgovor za djecu, mlade i roditelje: 080 05 03 05, radnim danom od 9 do 22',
      },
    },
    suspended: {
      subject: 'Tvoj račun je privremeno zatvoren',
      heading: 'Račun je zatvoren, i zašto',
      text: 'Sadržaj je skriven. Račun je zatvoren do {date} i tada se otvara sam.',
    },
    answer: { subject: 'Odgovor na tvoju žalbu', heading: 'Odgovor na tvoju žalbu' },
  },
  console: {
    groups: { reported: 'bilo je dojava' },
    queues: { moderation: { title: 'Moderacija', hint: 'dojave i žalbe' } },
  },
  audit: {
    area: 'Moderacija',
    actions: {
      look: 'Pregled poruke iz dojave',
      decide: 'Odluka o dojavi',
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
