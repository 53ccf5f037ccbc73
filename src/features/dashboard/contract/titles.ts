/** Page title of the route table. */
export const title = { bhs: 'Početna', en: 'Dashboard' } as const
