export const voteTitle = { bhs: 'Glasanje', en: 'Vote' } as const
