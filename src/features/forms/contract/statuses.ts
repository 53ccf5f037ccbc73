/** How it stands with what was sent; the sender reads it. */
export const STATUSES = ['received', 'reading', 'question', 'accepted', 'declined', 'done'] as const
export type Status = (typeof STATUSES)[number]
