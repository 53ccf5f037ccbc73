/** Page title of the route table. */
export const title = { bhs: 'Postavke', en: 'Settings' } as const
