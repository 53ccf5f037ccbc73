/** Texts of the server about questions and answers. */
export const messages = {
  limits: {
    comments: { title: 'Komentari', hint: 'po osobi' },
    questions: { title: 'Pitanja ispod prilika i poziva', hint: 'po osobi' },
  },
  errors: {
    empty: 'Napiši nešto prije slanja.',
    closed: 'Ovdje se više ne mogu postavljati pitanja.',
    waiting: 'Tri tvoja pitanja još čekaju odgovor. Sačekaj prije nego što pitaš nešto novo.',
    tooLate: 'Tekst možeš mijenjati samo 15 minuta nakon slanja.',
    over: 'Ovdje ne možeš komentarisati.',
    full: 'Ovdje je već hiljadu komentara, a više ih ne može biti.',
    decided: 'Neko je o tome već odlučio. Pogledaj šta.',
  },
  moderation: { kinds: { post: 'pitanje, odgovor ili komentar' } },
  console: { person: { posts: 'Pitanja, odgovori i komentari' } },
  notifications: {
    topics: {
      discussions: {
        title: 'Pitanja, odgovori i komentari',
        hint: 'odgovori na pitanja koja te zanimaju, komentari na tvoje objave i nacrte i u tvojim ekipama, i kad te neko spomene',
      },
    },
    kinds: {
      question: 'Novo pitanje',
      answer: 'Odgovor na pitanje',
      reply: 'Odgovor na tvoj odgovor',
      thread: 'Komentar u ekipi ili na nacrtu',
      comment: 'Komentar na tvoju objavu',
      'comment-answer': 'Odgovor na tvoj komentar',
      mention: 'Spominjanje u komentaru',
    },
    question: '{count, plural, one {# novo pitanje} few {# nova pitanja} other {# novih pitanja}}',
    thread: '{count, plural, one {# novi komentar} few {# nova komentara} other {# novih komentara}}',
    comment:
      '{count, plural, =0 {Neko komentariše „{title}“.} =1 {komentariše „{title}“.} other {komentarišu „{title}“.}}',
    commentAnswer:
      '{count, plural, =0 {Neko odgovara na tvoj komentar uz „{title}“.} =1 {odgovara na tvoj komentar uz „{title}“.} other {odgovaraju na tvoj komentar uz „{title}“.}}',
    mention:
      '{count, plural, =0 {Neko te spominje u komentaru uz „{title}“.} =1 {spominje te u komentaru uz „{title}“.} other {spominju te u komentarima uz „{title}“.}}',
    reply: 'Osoba koja je pitala odgovorila je na zvaničan odgovor.',
    answer: {
      official: 'Stigao je zvaničan odgovor na pitanje koje te zanima.',
      other: 'Stigao je odgovor na pitanje koje te zanima.',
    },
  },
} as const
