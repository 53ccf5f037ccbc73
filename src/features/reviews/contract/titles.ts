export const title = { bhs: 'Ocjenjivanje', en: 'Reviews' } as const
export const deskTitle = { bhs: 'Prijava za ocjenu', en: 'Application to review' } as const
export const resultsTitle = { bhs: 'Rezultati poziva', en: 'Results of a call' } as const
export const rankingTitle = { bhs: 'Poredak prijava', en: 'Ranking of applications' } as const
export const assigningTitle = { bhs: 'Ko ocjenjuje prijave', en: 'Who scores applications' } as const
export const overviewTitle = { bhs: 'Ocjenjivanje i odluke', en: 'Reviews and decisions' } as const
