export const serverMessages = {
  mails: { area: 'Sačuvane pretrage' },
  errors: {
    savedAlready: 'Ova pretraga je već sačuvana.',
    savedTooMany: 'Možeš sačuvati najviše {max} pretraga. Obriši neku koja ti više ne treba.',
    stopUnknown: 'Ovaj link više ne vrijedi: pretraga je možda već obrisana.',
  },
  notifications: {
    topics: {
      searches: { title: 'Sačuvane pretrage', hint: 'koliko često javljamo, biraš za svaku pretragu' },
    },
    alert: {
      lead: '{count, plural, one {# nova prilika} few {# nove prilike} other {# novih prilika}}',
      text: 'za pretragu „{name}“',
    },
  },
  alert: {
    subject: '{count, plural, one {# nova prilika} few {# nove prilike} other {# novih prilika}}: {name}',
    heading:
      '{count, plural, one {# nova prilika} few {# nove prilike} other {# novih prilika}} za tvoju pretragu',
    more: 'I još {count, plural, one {# prilika} few {# prilike} other {# prilika}} na stranici pretrage.',
    open: 'Otvori pretragu',
    remote: 'na daljinu',
    deadline: 'rok {date} u {time}',
    why: 'Ovaj mail dobijaš jer čuvaš pretragu „{name}“. Koliko često ti pišemo, mijenjaš među sačuvanim pretragama.',
    stop: 'Isključi ova obavještenja',
  },
  console: {
    person: { searches: 'Sačuvane pretrage' },
  },
  search: { kinds: { opportunities: 'Prilike' } },
} as const
