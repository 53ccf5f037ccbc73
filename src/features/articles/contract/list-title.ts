/** Apart from the other titles, because every page of a member has it in its navigation. */
export const listTitle = { bhs: 'Članci', en: 'Articles' } as const
