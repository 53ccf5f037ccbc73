/** The page title of the review. */
export const title = { bhs: 'Uvoz CV-a', en: 'CV import' } as const
