/** The purposes of a programme: projects of a place, or a small business of one's own. */
export const PROGRAMME_KINDS = ['youth-bank', 'micro-business'] as const

export const PROJECT_STATES = ['running', 'finished'] as const
