/** Page title of the route table. */
export const title = { bhs: 'Analiza vještina', en: 'AI skill analytics' } as const
