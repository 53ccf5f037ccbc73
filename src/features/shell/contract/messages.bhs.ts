export const messages = {
  nav: {
    main: 'Glavna navigacija',
    home: 'Početna',
    opportunities: 'Prilike',
    skills: 'Vještine',
    profile: 'Profil',
    settings: 'Postavke',
    applications: 'Moje prijave',
    organisations: 'Moje organizacije',
    account: 'Tvoj račun',
    admin: 'Administracija',
    signOut: 'Odjava',
  },
  language: { label: 'Jezik', bhs: 'Bosanski/hrvatski/srpski', en: 'English' },
  signedOut: 'Odjavljeni ste',
  footer: { terms: 'Uslovi', privacy: 'Privatnost', faq: 'Česta pitanja', label: 'Pravne stranice' },
  offline: 'Nema veze s internetom. Sačuvano ostaje sačuvano.',
} as const
