import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** What differs between two states of an application; fetched ahead with the desk, which has to work without a link. */
export const Changes = lazyPart(async () => (await import('#features/canvas/web/index.ts')).Changes)
