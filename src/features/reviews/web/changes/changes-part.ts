import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** The differences between two states of an application; prefetched with the desk, which must work offline. */
export const Changes = lazyPart(async () => (await import('#features/canvas/web/index.ts')).Changes)
