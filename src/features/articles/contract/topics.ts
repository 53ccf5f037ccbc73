/** The topics of articles; their words are in the catalogues. */
export const TOPICS = ['first-job', 'pay', 'grants', 'learning', 'starting', 'abroad', 'community'] as const
export type Topic = (typeof TOPICS)[number]
