/** Texts that the server says about the feed. */
export const messages = {
  limits: {
    posts: { title: 'Objave', hint: 'po osobi' },
  },
  areas: {
    feed: {
      title: 'Novosti',
      hint: 'Objave, reakcije i oznake. Napisano ostaje sačuvano, a zakazane objave čekaju.',
    },
  },
  moderation: { kinds: { feedpost: 'objava u Novostima' } },
  errors: {
    empty: 'Napiši nešto prije objave.',
    long: 'Objava je predugačka. Skrati je na najviše 3.000 znakova.',
    pictureGone: 'Jedne od slika više nema u tvojoj biblioteci. Ukloni je pa objavi ponovo.',
    pollEnd: 'Kraj ankete mora biti u sljedećih 14 dana.',
    pollOver: 'Ova anketa je završena.',
    linkGone: 'Ono što dijeliš više se ne može otvoriti. Ukloni ga pa objavi ponovo.',
    scheduleTime: 'Vrijeme objave mora biti u sljedećih 60 dana.',
    scheduleFull: 'Možeš zakazati najviše 20 objava. Obriši neku pa pokušaj ponovo.',
    listsFull: 'Možeš imati najviše 30 lista. Obriši neku pa pokušaj ponovo.',
    draftsFull: 'Možeš imati najviše 30 nacrta. Obriši neki pa pokušaj ponovo.',
    published: 'Ova objava je već objavljena s drugim tekstom. Osvježi stranicu.',
  },
  memberFeed: 'Javne objave: {name}',
  tagFeed: 'Javne objave s oznakom #{tag}',
  search: { kinds: { feedPosts: 'Objave' } },
  console: { person: { feedPosts: 'Objave u Novostima' } },
  notifications: {
    topics: { feed: { title: 'Novosti', hint: 'podrška tvojim objavama, ko ih dijeli i ko te spominje' } },
    kinds: {
      reaction: 'Podrška tvojoj objavi',
      quote: 'Tvoja objava podijeljena dalje',
      mention: 'Neko te spominje u objavi',
      schedule: 'Zakazana objava nije objavljena',
    },
    reaction:
      '{count, plural, =0 {Neko podržava tvoju objavu „{opening}“.} =1 {podržava tvoju objavu „{opening}“.} other {podržavaju tvoju objavu „{opening}“.}}',
    schedule: 'Tvoja zakazana objava „{opening}“ nije objavljena, jer nešto u njoj više ne vrijedi.',
    mention:
      '{count, plural, =0 {Neko te spominje u objavi „{opening}“.} =1 {spominje te u objavi „{opening}“.} other {spominju te u objavi „{opening}“.}}',
    quote:
      '{count, plural, =0 {Neko dijeli tvoju objavu „{opening}“.} =1 {dijeli tvoju objavu „{opening}“.} other {dijele tvoju objavu „{opening}“.}}',
  },
} as const
