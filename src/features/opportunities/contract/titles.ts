/** Page titles. */
export const title = { bhs: 'Prilika', en: 'Opportunity' } as const
export const editTitle = { bhs: 'Uredi priliku', en: 'Edit opportunity' } as const
export const newTitle = { bhs: 'Nova prilika', en: 'New opportunity' } as const
export const mineTitle = { bhs: 'Prilike organizacije', en: 'Organisation’s opportunities' } as const
export const savedTitle = { bhs: 'Sačuvane prilike', en: 'Saved opportunities' } as const
export const reviewTitle = { bhs: 'Pregled prilika', en: 'Review of opportunities' } as const
