export const anomaliesTitle = { bhs: 'Neobično u glasanju', en: 'Unusual votes' } as const
export const voteTitle = { bhs: 'Glasanje', en: 'Vote' } as const
