/** Texts of the server about questions and answers. */
export const messages = {
  errors: {
    empty: 'Napiši nešto prije slanja.',
    closed: 'Ovdje se više ne mogu postavljati pitanja.',
    waiting: 'Tri tvoja pitanja još čekaju odgovor. Sačekaj prije nego što pitaš nešto novo.',
    tooLate: 'Tekst možeš mijenjati samo 15 minuta nakon slanja.',
    over: 'Ovdje se više ne komentariše.',
    full: 'Ovdje je već hiljadu komentara, a više ih ne može biti.',
    decided: 'Neko je o tome već odlučio. Pogledaj šta.',
  },
  moderation: { kinds: { post: 'pitanje, odgovor ili komentar' } },
  console: { person: { posts: 'Pitanja, odgovori i komentari' } },
  notifications: {
    topics: {
      discussions: {
        title: 'Pitanja, odgovori i komentari',
        hint: 'odgovori na pitanja koja te zanimaju i komentari u tvojim ekipama',
      },
    },
    kinds: {
      question: 'Novo pitanje',
      answer: 'Odgovor na pitanje',
      reply: 'Odgovor na tvoj odgovor',
      thread: 'Komentar u ekipi',
    },
    question: '{count, plural, one {# novo pitanje} few {# nova pitanja} other {# novih pitanja}}',
    thread: '{count, plural, one {# novi komentar} few {# nova komentara} other {# novih komentara}}',
    reply: 'Osoba koja je pitala odgovorila je na zvaničan odgovor.',
    answer: {
      official: 'Stigao je zvaničan odgovor na pitanje koje te zanima.',
      other: 'Stigao je odgovor na pitanje koje te zanima.',
    },
  },
} as const
