export const messages = {
  audit: { area: 'Pozivi' },
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
