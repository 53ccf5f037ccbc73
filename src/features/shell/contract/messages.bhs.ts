export const messages = {
  nav: {
    main: 'Glavna navigacija',
    account: 'Tvoj račun',
    signOut: 'Odjavi se',
  },
  language: { label: 'Jezik', bhs: 'Bosanski/hrvatski/srpski', en: 'English' },
  signedOut: 'Odjavljeni ste',
  footer: { label: 'Pravne stranice' },
  offline: 'Nema veze s internetom. Sačuvano ostaje sačuvano.',
} as const
