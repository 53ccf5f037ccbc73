/** Texts that the server says about forms. */
export const messages = {
  errors: {
    slugTaken: 'Ovu adresu već ima drugi formular. Izaberi drugu.',
    cycle: 'Logika se vrti u krug: {path}. Promijeni jedno od tih pravila.',
    incomplete: 'Prije objave dopuni označena pitanja i pravila.',
    closed: 'Ovaj formular se sada ne može poslati.',
    full: 'Mjesta više nema: primljeno je onoliko koliko je traženo.',
    once: 'Ovaj formular se šalje samo jednom, a tvoj je već primljen.',
    membersOnly: 'Ovaj formular šalju samo članovi. Prijavi se pa ga pošalji.',
    tooLate: 'Rok za izmjene je prošao. Poslano ostaje kako jeste.',
  },
  refused: {
    title: 'Formular nije poslan',
    back: 'Vrati se u pregledniku jedan korak nazad. Sve što je upisano je i dalje tu.',
    form: 'Otvori formular ispočetka',
  },
  notifications: {
    topics: { forms: { title: 'Formulari', hint: 'šta se dešava s onim što je poslano formularom' } },
    kinds: { status: 'Status prijave' },
    status: {
      received: 'Prijava je primljena.',
      reading: 'Prijava je u čitanju.',
      question: 'Prijava čeka tvoju dopunu.',
      accepted: 'Prijava je prihvaćena.',
      declined: 'Prijava nije prihvaćena.',
      done: 'Prijava je završena.',
    },
  },
  mail: {
    status: {
      subject: 'Novosti o prijavi: {name}',
      heading: 'Kako stoji tvoja prijava',
      button: 'Pogledaj prijavu',
    },
  },
  audit: {
    area: 'Formulari',
    actions: {
      create: 'napravljen formular',
      settings: 'promijenjene postavke formulara',
      publish: 'objavljen formular',
      withdraw: 'povučen formular',
      archive: 'arhiviran formular',
      status: 'promijenjen status prijava',
      export: 'preuzeti odgovori',
      unarchive: 'vraćen formular iz arhive',
    },
    fields: {
      status: 'status',
      numbers: 'brojevi prijava',
      format: 'format',
      slug: 'adresa',
      audience: 'ko šalje',
      onceOnly: 'samo jednom',
      opensAt: 'otvara se',
      closesAt: 'zatvara se',
      editableUntil: 'izmjene do',
      quota: 'najviše',
      retentionDays: 'dana čuvanja',
      framed: 'okvir na drugim stranicama',
    },
  },
}
