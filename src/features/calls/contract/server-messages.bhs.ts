export const messages = {
  audit: { area: 'Pozivi' },
  notifications: {
    topics: {
      calls: {
        title: 'Pozivi omladinskih banaka',
        hint: 'Kad se otvori poziv koji čekaš i dva dana prije roka.',
      },
    },
    opened: 'Prijave su otvorene do {date} u {time}.',
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
