export const messages = {
  banner: 'Nema veze s internetom. Što je sačuvano, ostaje sačuvano.',
  update: { text: 'Stigla je nova verzija.', reload: 'Osvježi', later: 'Kasnije' },
  page: {
    title: 'Nema veze s internetom',
    text: 'Ne možemo doći do servera: interneta nema ili je preslab.',
    kept: {
      title: 'Sačuvano na ovom uređaju',
      text: 'Ovo možeš čitati i bez interneta. Vidiš samo ti, a briše se kad se odjaviš.',
      seen: 'Stanje:',
      lists: {
        applications: 'Moje prijave',
        saved: 'Sačuvane prilike',
        reviews: 'Prijave za ocjenu',
        profile: 'Moj profil',
        cvs: 'Moji CV-ovi',
        feed: 'Novosti za tebe',
        newest: 'Najnovije objave',
        posts: 'Sačuvane objave',
        opened: 'Zadnje otvoreno',
      },
    },
    stillTitle: 'Šta i dalje radi',
    still: {
      works:
        'Prijavu za grant možeš pisati, a prijave u odboru ocjenjivati, ako je uređaj već otvorio te stranice.',
      open: 'Stranice koje su već otvorene možeš čitati do kraja.',
      typed: 'Ono što pišeš u otvorenoj stranici ostaje u njoj. Ne zatvaraj je.',
      saved: 'Sve što je sačuvano čeka te na serveru.',
    },
    retry: 'Pokušaj ponovo',
    back: 'Čim se internet vrati, stranica se otvara sama.',
  },
  app: {
    description: 'Poslovi, grantovi i mentori za mlade u Bosni i Hercegovini. Besplatno.',
  },
} as const
