/**
 * How pages of this process were answered: as they were kept, after a look whether what they show has changed, or drawn; and
 * how many are kept for good.
 */
export const pageFigures = { hits: 0, revalidations: 0, drawings: 0, entries: 0 }
