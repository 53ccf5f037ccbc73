/** Texts that the server says about questions and answers. */
export const messages = {
  errors: {
    empty: 'Napiši nešto prije slanja.',
    closed: 'Ovdje se više ne mogu postavljati pitanja.',
    waiting: 'Tri tvoja pitanja još čekaju odgovor. Sačekaj prije nego što pitaš nešto novo.',
    tooLate: 'Tekst možeš mijenjati samo 15 minuta nakon slanja.',
  },
  moderation: { kinds: { post: 'pitanje ili odgovor' } },
  console: { person: { posts: 'Pitanja i odgovori' } },
  notifications: {
    topics: { discussions: { title: 'Pitanja i odgovori', hint: 'odgovori na pitanja koja te zanimaju' } },
    question: '{count, plural, one {# novo pitanje} few {# nova pitanja} other {# novih pitanja}}',
    reply: 'Osoba koja je pitala odgovorila je na zvaničan odgovor.',
    answer: {
      official: 'Stigao je zvaničan odgovor na pitanje koje te zanima.',
      other: 'Stigao je odgovor na pitanje koje te zanima.',
    },
  },
} as const
