export const anomaliesTitle = { bhs: 'Neobično u glasanju', en: 'Unusual in the vote' } as const
export const voteTitle = { bhs: 'Glasanje', en: 'Vote' } as const
