/** The server's texts about reviews. */
export const serverMessages = {
  mails: { area: 'Odluke odbora' },
  errors: {
    notReviewing: 'Ovaj poziv sada ne prima ocjene.',
    unfinished: 'Ocijeni sve kriterije i napiši obrazloženje od najmanje 80 znakova.',
    alreadyGiven: 'Ova ocjena je već zaključena.',
    scoresFirst: 'Poredak se otvara kad zaključiš sve svoje ocjene.',
    notDeciding: 'Za ovaj poziv sada ne možeš donositi odluke.',
    amountOutside: 'Iznos nije u granicama poziva. Napiši zašto, pa predloži ponovo.',
    amountOverAsked: 'Ne može se dati više nego što ekipa traži.',
    fundShort: 'U fondu poziva nema više toliko novca.',
    ownProposal: 'Drugi potpis daje neko drugi iz odbora.',
    alreadyDecided: 'O ovoj prijavi već postoji odluka ili prijedlog. Osvježi poredak.',
    notDiscussing: 'O ovoj prijavi se sada ne raspravlja.',
    conflictDeclared: 'Ova osoba je rekla da poznaje ekipu, pa prijavu ocjenjuje neko drugi.',
    conflictDetected: 'Ova osoba je po svemu sudeći povezana s ekipom, pa prijavu ocjenjuje neko drugi.',
    scoringBegun: 'Ocjenjivanje te prijave je već počelo, pa ostaje tamo gdje je.',
    askedAlready: 'Dopuna ove prijave je već tražena, a može se tražiti samo jednom.',
    rankingStands: 'Sve ocjene su tu ili se o novcu već odlučuje, pa se dopune više ne traže.',
    untilWrong: 'Rok za dopunu je najranije sutra, a mora proći prije kraja ocjenjivanja.',
    unknownBox: 'U ovom polju se ne može tražiti dopuna. Osvježi stranicu.',
    changesWaited: 'Neka ekipa ovog poziva još ima vremena za dopunu. Odluke dolaze poslije toga.',
    inConflict:
      'Poznaješ nekoga ko u ovom pozivu traži novac iz istog fonda, pa bodove ne čitaš i ne odlučuješ. Ako je ostalo premalo ljudi, zamjenu imenuje osoblje.',
    knowsTeam: 'O ovoj prijavi odlučuju drugi jer poznaješ ekipu.',
    noSuchMember: 'Nema računa s ovom adresom.',
    substituteInConflict: 'Ova osoba poznaje nekoga ko u ovom pozivu traži novac. Izaberi drugu.',
  },
  dashboard: {
    score: 'Prijave čekaju tvoju ocjenu',
    share: 'Podijeli prijave odboru',
    text: 'Ekipe su poslale svoje projekte. Imena su sakrivena, a nacrt ocjene čuva se sam.',
    action: 'Otvori ocjenjivanje',
    progress: 'Ocijenjeno {done} od {of}',
  },
  audit: {
    area: 'Ocjenjivanje',
    actions: {
      assign: 'Prijava dodijeljena za ocjenu',
      'take-back': 'Prijava oduzeta osobi koja ocjenjuje',
      'ask-changes': 'Tražena dopuna prijave',
      'name-substitute': 'Imenovana zamjena u odboru',
      'dismiss-substitute': 'Razriješena zamjena u odboru',
    },
  },
  share: {
    awarded: 'Dodijeljeno {awarded} od {fund}',
    funded:
      '{count, plural, one {Novac je dobio # projekat} few {Novac su dobila # projekta} other {Novac je dobilo # projekata}}',
  },
  notifications: {
    topics: {
      reviews: {
        title: 'Ocjenjivanje i odluke odbora',
        hint: 'Nove prijave za ocjenu i odluke koje čekaju drugi potpis.',
      },
    },
    kinds: {
      late: 'Odbor kasni',
      assigned: 'Prijave za ocjenu',
      substitute: 'Zamjena u odboru',
      proposed: 'Odluka čeka drugi potpis',
      talk: 'Razgovor o prijavi',
    },
    substitute: 'imenovali su te da u ovom pozivu ocjenjuješ i odlučuješ kao zamjena.',
    late: {
      changesSoon:
        'odbor čeka vašu dopunu do {date} u {time}. Ako ne stigne, ocjenjuje se prijava kakva je poslana.',
      boardShort:
        '{free, plural, =0 {niko ne može odlučivati} one {odlučivati može samo # osoba} few {odlučivati mogu samo # osobe} other {odlučivati može samo # osoba}}, a odluku potpisuju dvije. Tim Zamaha imenuje zamjenu.',
      boardShortOpen:
        '{free, plural, =0 {u odboru nema nikoga ko može odlučivati} other {u odboru samo jedna osoba može odlučivati}}, a odluku potpisuju dvije. Prijave stižu do {date}, a tim Zamaha dotad dodaje ljude u odbor.',
      nobodyApplied: 'rok je prošao, a nije stigla nijedna prijava.',
      unsent:
        'prijava tvoje ekipe nije poslana na vrijeme, pa je odbor ne čita. Sve što ste napisali ostaje u njoj, a kad se otvori novi poziv, tekstove i budžet možete ubaciti u novu prijavu.',
      scoresSoon: 'ocjene se čekaju do {date}, a neke još nisu date.',
      scoresLate:
        'rok za ocjene je istekao {date}, a neke nisu date. Rok se može pomjeriti uz objavljen razlog.',
      decisionsSoon:
        '{undecided, plural, one {# prijava čeka} few {# prijave čekaju} other {# prijava čeka}} odluku odbora do {date}',
      held: '{undecided, plural, one {# prijava nema} few {# prijave nemaju} other {# prijava nema}} odluku odbora, pa poziv stoji. Odlučite ili pomjerite termine uz objavljen razlog.',
      waiting: 'odluka odbora kasni. Tvoja prijava je i dalje u provjeri, a javljamo se čim odbor odluči.',
    },
    assigned: {
      lead: 'Imaš prijave za ocjenu.',
      text: 'Poziv: „{title}“.',
      until: 'Poziv „{title}“, ocjene do {date}',
    },
    talk: {
      lead: 'Prijava {number}',
      opened: 'je ocijenjena, rasprava je otvorena. Poziv: „{title}“.',
      remark: 'ima novo u raspravi. Poziv: „{title}“.',
      revised: 'ima promijenjenu ocjenu. Poziv: „{title}“.',
    },
    proposed: 'čeka drugi potpis odbora. Poziv: „{title}“.',
    decided: {
      award: 'dobija {amount} na pozivu „{title}“. Obrazloženje je u pismu.',
      ballot: 'ide na glasanje. Poziv „{title}“, glasa se od {date}, za {amount}.',
      ballotLater:
        'ide na glasanje. Poziv „{title}“, za {amount}. Dan glasanja javljamo kad odbor odluči o svim prijavama.',
      refusal: 'ne dobija novac na pozivu „{title}“. Obrazloženje je u pismu.',
    },
  },
  console: {
    queues: {
      lateBoards: {
        title: 'Odbori koji kasne',
        hint: 'rok je prošao, a ocjene ili odluke fale; podsjeti odbor ili pomjeri termine',
      },
      shortBoards: {
        title: 'Pozivi bez dovoljno ljudi za odluku',
        hint: 'odluku potpisuju dvije osobe bez sukoba interesa; imenuj zamjenu',
      },
    },
  },
  mail: {
    award: {
      subject: 'Odbor je odobrio „{name}“',
      heading: 'Vaš projekat dobija novac',
      text: 'Odbor je prijavi „{name}“ na poziv „{title}“ dodijelio {amount}. Odluku su potpisale dvije osobe iz odbora.',
    },
    ballot: {
      subject: '„{name}“ ide na glasanje',
      heading: 'Odbor je odobrio vaš projekat',
      text: 'Prijava „{name}“ na poziv „{title}“ ide na javno glasanje koje počinje {date} Ako dobije dovoljno glasova, dobija {amount}. Na stranici glasanja svi čitaju naslov, mjesto, iznos i ideju iz prijave, a imena ne. Odluku su potpisale dvije osobe iz odbora.',
    },
    ballotLater: {
      subject: '„{name}“ ide na glasanje',
      heading: 'Odbor je odobrio vaš projekat',
      text: 'Prijava „{name}“ na poziv „{title}“ ide na javno glasanje. Dan kad počinje javljamo čim odbor odluči o svim prijavama. Ako dobije dovoljno glasova, dobija {amount}. Na stranici glasanja svi čitaju naslov, mjesto, iznos i ideju iz prijave, a imena ne. Odluku su potpisale dvije osobe iz odbora.',
    },
    refusal: {
      subject: 'Odluka o prijavi „{name}“',
      heading: 'Ovaj put bez novca',
      text: 'Odbor je odlučio da prijava „{name}“ na poziv „{title}“ ne dobije novac. Odluku su potpisale dvije osobe iz odbora.',
    },
    reason: 'Obrazloženje odbora:',
    action: 'Otvori prijavu',
  },
} as const
