import { group } from './groups/group-server-messages.bhs.ts'
import { questions } from './questions/question-server-messages.bhs.ts'

/** Texts that the server says about mentorship. */
export const messages = {
  limits: {
    mentorshipRequests: { title: 'Zahtjevi za mentorstvo', hint: 'po osobi' },
  },
  mails: { area: 'Mentorstvo' },
  areas: {
    mentorship: {
      title: 'Mentorstvo',
      hint: 'Mentori, zahtjevi i susreti. Dogovoreni termini ostaju, ali ih niko ne vidi dok miruje.',
    },
  },
  moderation: { kinds: { mentor: 'mentorski profil', 'group-session': 'grupni susret' } },
  errors: {
    incomplete: 'Prije slanja dopuni označena polja.',
    notNow: 'To sada nije moguće. Osvježi stranicu.',
    reasonMissing: 'Napiši razlog, bar u jednoj rečenici.',
    hoursWrong: 'Provjeri sate: kraj je poslije početka, a termini se ne preklapaju.',
    slotGone: 'Taj termin više nije u ponudi. Izaberi drugi.',
    slotTaken: 'Neko je upravo zauzeo taj termin. Izaberi drugi.',
    full: 'Trenutno nema slobodnog mjesta za novo mentorstvo.',
    paused: 'Mentorstvo je na pauzi. Termini se otvaraju kad pauza prođe.',
    already: 'S ovom osobom već imaš zahtjev ili mentorstvo.',
    tooManyWaiting: 'Imaš tri zahtjeva koja čekaju. Sačekaj odgovor ili povuci jedan.',
    notForMinors:
      'Osobe mlađe od 18 godina mogu pitati samo mentore koje je naš tim provjerio za rad s mladima. Na listi su tako označeni.',
    tooYoung: 'Mentorstvo mogu ponuditi osobe od 18 godina naviše.',
    guardianNeeded:
      'Prije 18. godine video, glas i susret uživo traže saglasnost roditelja ili staratelja. Izaberi kratke poruke ili zatraži saglasnost.',
    guardianAddress: 'To nije adresa tvog roditelja ili staratelja.',
    guardianNotNeeded: 'Saglasnost ti ne treba.',
    consentGone: 'Ovaj link više ne vrijedi. Ako je pitanje još otvoreno, traži da ti ga pošalju ponovo.',
    formatMissing: 'Ovaj način susreta nije u ponudi. Izaberi drugi.',
    notYourTurn: 'Sada je red na drugoj strani da odgovori.',
    over: 'Ovaj zahtjev je već završen.',
    changed: 'Druga strana je ovo upravo promijenila. Osvježi stranicu.',
    begun: 'Susret je već počeo ili je otkazan.',
    tooManyTasks: 'Zadataka je dovoljno. Završi ili ukloni neki.',
    notEnded: 'Ocjena se piše kad se mentorstvo završi.',
    nobodyNext: 'Trenutno nema nikoga drugog ko bi ovo mogao preuzeti. Pogledaj listu.',
    absenceTime: 'Izostanak se prijavljuje od 15 minuta poslije početka susreta do sedam dana kasnije.',
    appealThere: 'Tvoj odgovor je već poslan. Naš tim ga čita.',
    limited:
      'Zbog izostanaka sa susreta trenutno ne možeš tražiti novo mentorstvo. Do kada, i kako da odgovoriš, piše na stranici Mentorstva.',
    ...group.errors,
    ...questions.errors,
  },
  notifications: {
    topics: {
      mentorship: { title: 'Mentorstvo', hint: 'zahtjevi, odgovori i susreti' },
      mentorshipJoining: {
        title: 'Ko dolazi na tvoje grupne susrete',
        hint: 'jedan red po susretu, bez maila',
      },
    },
    kinds: {
      request: 'Zahtjev za mentorstvo',
      answer: 'Odgovor na zahtjev',
      decision: 'Odluka o profilu',
      meeting: 'Susret',
      reminder: 'Podsjetnik na susret',
      consent: 'Saglasnost roditelja ili staratelja',
      absence: 'Izostanak sa susreta',
      group: 'Grupni susret',
      'group-joining': 'Mjesto na tvom grupnom susretu',
      'group-place': 'Mjesto na grupnom susretu',
      'group-reminder': 'Podsjetnik na grupni susret',
    },
    request:
      'traži mentorstvo. Predloženi termin: {day} u {time}{abroad, select, yes { (kod tebe u {theirs})} other {}}. Odgovori u roku od 48 sati.',
    accepted:
      'prihvata mentorstvo. Prvi susret: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
    proposed:
      'predlaže drugi termin: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
    declined: 'ne prihvata zahtjev za mentorstvo. Pogledaj razlog.',
    expired: 'Na zahtjev za mentorstvo niko nije odgovorio u roku od 48 sati. Termin je opet slobodan.',
    withdrawn: 'povlači zahtjev za mentorstvo. Termin je opet slobodan.',
    ended: 'završava mentorstvo.',
    meeting: {
      booked:
        'dogovara novi susret: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      moved:
        'pomjera susret. Novi termin: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      cancelled: 'otkazuje susret: {day} u {time}.',
      day: 'Susret je sutra: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      hour: 'Susret počinje u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
    },
    ...questions.notifications,
    absence: {
      question: 'Susret {day} u {time} protekao je bez tebe, kaže druga strana. Napiši šta se desilo.',
      warning:
        'Susret {day} u {time} protekao je bez tebe, drugi put. Poslije trećeg izostanka nova mentorstva miruju.',
      limit: 'Susret {day} u {time} protekao je bez tebe. Nova mentorstva miruju do {until}',
      keep: 'Naš tim je pročitao tvoj odgovor. Izostanak ostaje. Pogledaj razlog.',
      lift: 'Naš tim je pročitao tvoj odgovor. Izostanak je uklonjen.',
    },
    consentGiven: 'Imaš saglasnost za susrete. Osoba koju možeš pitati: {mentor}. Izaberi termin.',
    consentRefused: 'Saglasnosti za susrete nema. Osoba kojoj možeš pisati kratke poruke: {mentor}.',
    approve: 'Tvoj mentorski profil je odobren. Od sada te svi mogu naći.',
    return: 'Tvoj mentorski profil je vraćen na doradu. Pogledaj razlog.',
  },
  mail: {
    open: 'Otvori mentorstva',
    profile: 'Otvori mentorski profil',
    request: {
      subject: '{who} traži mentorstvo',
      heading: 'Zahtjev za mentorstvo',
      text: '{who} traži tvoje mentorstvo. Predloženi termin: {day} u {time}{abroad, select, yes { po Sarajevu (kod tebe u {theirs})} other {}}. Ovo je cilj:',
      small:
        'Termin čuvamo 48 sati. Možeš prihvatiti, predložiti drugi termin ili odbiti s razlogom. Ako ne odgovoriš, termin se oslobađa.',
    },
    accepted: {
      subject: '{who}: mentorstvo je dogovoreno',
      heading: 'Mentorstvo je dogovoreno',
      text: 'Prvi susret s osobom {who} je {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}.',
    },
    proposed: {
      subject: '{who} predlaže drugi termin',
      heading: 'Drugi termin',
      text: '{who} predlaže drugi termin: {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Odgovori u roku od 48 sati.',
    },
    declined: {
      subject: '{who}: zahtjev nije prihvaćen',
      heading: 'Zahtjev nije prihvaćen',
      text: '{who} ovaj put ne može. Razlog, ako je napisan, stoji ispod. Na listi su i drugi koji mogu pomoći.',
    },
    expired: {
      subject: 'Zahtjev za mentorstvo je istekao',
      heading: 'Zahtjev je istekao',
      text: 'Prošlo je 48 sati bez odgovora, pa je termin opet slobodan. Možeš pitati nekoga drugog.',
    },
    withdrawn: {
      subject: '{who} povlači zahtjev',
      heading: 'Zahtjev je povučen',
      text: '{who} povlači zahtjev za mentorstvo. Termin je opet slobodan.',
    },
    ended: {
      subject: '{who}: mentorstvo je završeno',
      heading: 'Mentorstvo je završeno',
      text: '{who} završava mentorstvo. Susreti koji su bili dogovoreni su otkazani.',
    },
    meeting: {
      booked: {
        subject: 'Novi susret s osobom {who}: {day} u {time}',
        heading: 'Novi susret',
        text: '{who} dogovara susret: {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Ako ne možeš, pomjeri ga ili otkaži.',
      },
      moved: {
        subject: 'Susret je pomjeren: {day} u {time}',
        heading: 'Susret je pomjeren',
        text: '{who} pomjera susret na {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Kalendar se mijenja sam.',
      },
      cancelled: {
        subject: 'Susret je otkazan: {day} u {time}',
        heading: 'Susret je otkazan',
        text: '{who} otkazuje susret koji je bio {day} u {time}. Iz kalendara nestaje sam.',
      },
      day: {
        subject: 'Sutra: susret u {time}',
        heading: 'Susret je sutra',
        text: 'Susret s osobom {who} je {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}.',
      },
      hour: {
        subject: 'Uskoro: susret u {time}',
        heading: 'Susret počinje uskoro',
        text: 'Susret s osobom {who} počinje u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Adresa se otvara deset minuta ranije.',
      },
    },
    ...questions.mail,
    absence: {
      question: {
        subject: 'Šta se desilo sa susretom?',
        heading: 'Susret bez tebe',
        text: 'Druga strana kaže da je susret {day} u {time} protekao bez tebe. Desi se svakome. Napiši šta je bilo; ako nije tačno, naš tim će to ukloniti.',
      },
      warning: {
        subject: 'Opomena zbog izostanka sa susreta',
        heading: 'Drugi susret bez tebe',
        text: 'Druga strana kaže da je susret {day} u {time} protekao bez tebe. To je drugi put u šest mjeseci. Poslije trećeg nova mentorstva miruju 30 dana. Ako ne možeš doći, otkaži susret. Ako nije tačno, odgovori.',
      },
      limit: {
        subject: 'Nova mentorstva miruju',
        heading: 'Nova mentorstva miruju',
        text: 'Druga strana kaže da je susret {day} u {time} protekao bez tebe. Zato nova mentorstva miruju do {until} Ona koja već traju idu dalje. Ako nije tačno, odgovori, i naš tim će odlučiti.',
      },
      keep: {
        subject: 'Odluka o tvom odgovoru na izostanak',
        heading: 'Izostanak ostaje',
        text: 'Naš tim je pročitao tvoj odgovor i izostanak ostaje. Evo zašto:',
      },
      lift: {
        subject: 'Izostanak je uklonjen',
        heading: 'Izostanak je uklonjen',
        text: 'Naš tim je pročitao tvoj odgovor. Izostanak se više ne broji, ni ono što je iz njega slijedilo.',
      },
    },
    approve: {
      subject: 'Tvoj mentorski profil je odobren',
      heading: 'Profil je odobren',
      text: 'Od sada te svi mogu naći na listi i poslati ti zahtjev. Na svaki odgovori u roku od 48 sati.',
    },
    return: {
      subject: 'Tvoj mentorski profil čeka doradu',
      heading: 'Profil čeka doradu',
      text: 'Naš tim je pogledao tvoj mentorski profil i još ga nije objavio. Evo zašto:',
    },
  },
  guardian: {
    title: 'Saglasnost za susrete s mentorom',
    member: 'Mlada osoba',
    mentor: 'Mentorstvo nudi',
    safety:
      'Svaku osobu koja nudi mentorstvo mlađima od 18 godina naš tim posebno provjerava. Susret može biti video, glas ili uživo. Bez saglasnosti ostaju samo kratke poruke.',
    later: 'Odgovor možeš promijeniti kad god želiš, istim linkom.',
    agree: 'Dajem saglasnost',
    refuse: 'Ne dajem saglasnost',
    withdraw: 'Povlačim saglasnost',
    profile: 'Pogledaj mentorski profil',
    withdrawn: 'Roditelj ili staratelj je povukao saglasnost za susrete.',
    states: {
      asked: 'Daješ li saglasnost za susrete?',
      agreed: 'Saglasnost je data',
      refused: 'Saglasnost nije data',
    },
    texts: {
      asked: 'Mlada osoba, {member}, želi se nasamo sastajati s osobom koja nudi mentorstvo: {mentor}.',
      agreed:
        'Osobe {member} i {mentor} mogu dogovarati susrete. Saglasnost možeš povući kad god želiš: dogovoreni susreti se tada otkazuju.',
      refused:
        'Osobe {member} i {mentor} mogu razmjenjivati samo kratke poruke. Odgovor možeš promijeniti kad god želiš.',
    },
    mail: {
      subject: '{member} traži tvoju saglasnost za mentorstvo',
      text: '{guardian}, {member} te navodi kao roditelja ili staratelja i želi se nasamo sastajati s osobom koja nudi mentorstvo: {mentor}.',
      button: 'Pročitaj i odgovori',
      small:
        'Link vrijedi {days} dana. Ako te pitanje začudi, ne moraš ništa uraditi: bez tvoje saglasnosti susreta nema.',
    },
  },
  dashboard: {
    answer: {
      title: 'Neko čeka tvoj odgovor',
      text: 'Zahtjev za mentorstvo čeka do: {day}, {time}.',
      action: 'Odgovori',
    },
    meeting: { title: 'Uskoro imaš susret', text: 'Mentorstvo: {day}, {time}.', action: 'Otvori mentorstva' },
  },
  group: group.said,
  calendar: { event: 'Mentorstvo: {who}' },
  search: { kinds: { mentors: 'Mentori' } },
  console: {
    groups: { mentor: 'mentor ili mentorica' },
    queues: {
      mentors: { title: 'Mentori na provjeri', hint: 'čekaju odobrenje' },
      absences: { title: 'Odgovori na izostanke', hint: 'čekaju odluku o susretu' },
    },
    metrics: {
      'mentorship-requests': {
        title: 'Zahtjevi za mentorstvo',
        note: 'Po danu zahtjeva. Ispod su osobe koje su pitane.',
      },
      'mentorship-answers': {
        title: 'Zahtjevi s odgovorom u 48 sati',
        note: 'Po danu zahtjeva. Uporedi ih sa zahtjevima za mentorstvo iz iste sedmice.',
      },
      'mentorship-meetings': {
        title: 'Održani mentorski susreti',
        note: 'Dogovoreni i neotkazani susreti, po danu susreta.',
      },
      'mentorship-handovers': {
        title: 'Predani zahtjevi',
        note: 'Zahtjevi poslani sljedećoj osobi, jer na prethodni nije stigao odgovor.',
      },
    },
  },
  audit: {
    area: 'Mentorstvo',
    actions: {
      approve: 'Mentor odobren',
      return: 'Mentorski profil vraćen na doradu',
      keep: 'Izostanak ostaje',
      lift: 'Izostanak uklonjen',
    },
    fields: { minors: 'provjera za rad s mlađima od 18' },
  },
} as const
