export const messages = {
  errors: {
    notBoard: 'Poziv može početi samo odbor banke.',
    unfinished: 'Poziv još nije gotov. Pogledaj šta je označeno.',
    frozen: 'Poziv je objavljen: pravila mogu postati samo blaža, a rok se pomjera produženjem.',
    notNow: 'To se s pozivom u ovom stanju ne može.',
    notLater: 'Novi rok treba biti poslije dosadašnjeg.',
  },
  audit: {
    area: 'Pozivi',
    actions: {
      publish: 'Poziv objavljen',
      change: 'Objavljene izmjene poziva',
      prolong: 'Rok produžen',
      cancel: 'Poziv otkazan',
    },
    fields: { deadline: 'rok' },
  },
  notifications: {
    topics: {
      calls: {
        title: 'Pozivi omladinskih banaka',
        hint: 'Kad se otvori poziv koji čekaš, dva dana prije roka i ako se rok pomjeri.',
      },
    },
    opened: 'Prijave su otvorene do {date} u {time}.',
    prolonged: 'Rok je pomjeren na {date} u {time}. {reason}',
    cancelled: 'Poziv je otkazan. {reason}',
    closes: 'Prijave se zatvaraju {date} u {time}.',
  },
  feed: {
    title: 'Pozivi omladinskih banaka',
    description: 'Otvoreni i najavljeni pozivi za projekte mladih.',
    deadline: 'Rok za prijave: {date} u {time}.',
  },
  calendar: {
    deadline: 'Rok za prijave: {title}',
    voteFrom: 'Počinje glasanje: {title}',
    voteUntil: 'Kraj glasanja: {title}',
    resultsAt: 'Rezultati: {title}',
  },
} as const
