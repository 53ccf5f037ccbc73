/** Page titles of the route table. */
export const title = { bhs: 'Profil', en: 'Profile' } as const
