/** The server's texts about opportunities. */
export const messages = {
  mails: { area: 'Prilike' },
  moderation: { kinds: { opportunity: 'prilika' } },
  errors: {
    notOrganisations: 'Za ovu organizaciju ne možeš objavljivati.',
    pictureGone: 'Jedna od slika više nije u biblioteci. Ukloni je iz teksta ili stavi drugu.',
    unfinished: 'Prije objave dopuni označena polja.',
    backwards: 'Kraj je prije početka.',
    amounts: 'Gornji iznos je manji od donjeg.',
    past: 'Rok je već prošao.',
    notNow: 'To sada nije moguće. Osvježi stranicu.',
    notLater: 'Novi rok mora biti poslije sadašnjeg.',
    reasonNeeded: 'Napiši razlog: dobit će ga oni koji uređuju.',
  },
  untitled: 'Bez naslova',
  share: {
    deadline: 'Rok: {day}',
    closed: 'Zatvoreno',
    upTo: 'do {amount}',
    from: 'od {amount}',
  },
  mail: {
    extended: {
      subject: 'Produžen rok: {title}',
      heading: 'Rok je produžen',
      text: 'Organizacija {organisation} produžila je rok za „{title}“. Novi rok: {date} u {time}',
      action: 'Otvori priliku',
    },
    reason: 'Razlog: {reason}',
    approved: {
      subject: 'Objavljeno: {title}',
      heading: 'Prilika je objavljena',
      text: 'Pregledali smo „{title}“ i objavili je.',
      action: 'Pogledaj stranicu',
    },
    returned: {
      subject: 'Vraćeno na doradu: {title}',
      heading: 'Prilika čeka tvoju doradu',
      text: 'Pregledali smo „{title}“ i nismo je još objavili. Dopuni je i pošalji ponovo.',
      action: 'Dopuni',
    },
    closed: {
      subject: 'Zatvoreno: {title}',
      heading: 'Prilika je zatvorena',
      text: 'Neko nam je javio problem s prilikom „{title}“. Pregledali smo je i zatvorili.',
      action: 'Otvori',
    },
  },
  notifications: {
    kinds: {
      decision: 'Odluka o prilici',
    },
    extended: 'Rok je produžen do {date}',
    approved: 'Objavljeno:',
    returned: 'Vraćeno na doradu:',
    closed: 'Zatvoreno nakon dojave:',
  },
  feed: {
    title: 'Prilike',
    description: 'Poslovi, prakse, kursevi, grantovi i događaji za mlade u Bosni i Hercegovini.',
    deadline: 'Rok: {date}',
    deadlineEvent: 'Rok za prijavu: {title}',
  },
  console: {
    person: { opportunities: 'Prilike, i nacrti', saved: 'Sačuvane prilike' },
    queues: {
      opportunities: { title: 'Prilike za pregled', hint: 'čekaju objavu' },
    },
    metrics: {
      published: {
        title: 'Objavljene prilike',
        note: 'Po danu objave, i one koje su u međuvremenu zatvorene.',
      },
    },
  },
  audit: {
    area: 'Prilike',
    actions: { review: 'Odluka o prilici' },
    fields: { status: 'stanje', outcome: 'ishod' },
  },
  search: { kinds: { saved: 'Sačuvano' } },
} as const
