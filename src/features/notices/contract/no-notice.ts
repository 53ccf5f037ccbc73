/** Reasons why a page is no notice: nobody can apply for anything there. */
export const NO_NOTICE_REASONS = ['news', 'menu', 'results', 'decision', 'tender', 'prices', 'other'] as const
export type NoNoticeReason = (typeof NO_NOTICE_REASONS)[number]
