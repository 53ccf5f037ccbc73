import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** Asks before a member is blocked, wherever the two meet. */
export const BlockDialog = lazyPart(async () => (await import('./block-dialog.tsx')).BlockDialog)
