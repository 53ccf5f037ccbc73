export const title = { bhs: 'Ocjenjivanje', en: 'Reviews' } as const
export const deskTitle = { bhs: 'Prijava za ocjenu', en: 'Application to review' } as const
