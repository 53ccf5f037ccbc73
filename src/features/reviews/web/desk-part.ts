import { lazyPart } from '#platform/web/shell/lazy-part.ts'

export const Desk = lazyPart(async () => (await import('./desk.tsx')).Desk)
