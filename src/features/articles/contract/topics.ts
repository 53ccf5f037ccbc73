/** What articles are about; each has its words in the catalogues. */
export const TOPICS = ['first-job', 'pay', 'grants', 'learning', 'starting', 'abroad', 'community'] as const
export type Topic = (typeof TOPICS)[number]
