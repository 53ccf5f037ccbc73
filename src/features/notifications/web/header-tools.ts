import type { HeaderTool } from '#platform/web/registration.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

export const headerTools: readonly HeaderTool[] = [
  { id: 'notifications', order: 20, Tool: lazyPart(async () => (await import('./bell.tsx')).Bell) },
]
