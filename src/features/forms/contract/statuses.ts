/** The statuses of a submission; its sender sees them. */
export const STATUSES = ['received', 'reading', 'question', 'accepted', 'declined', 'done'] as const
export type Status = (typeof STATUSES)[number]
