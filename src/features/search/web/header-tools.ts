import type { HeaderTool } from '#platform/web/registration.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

export const headerTools: readonly HeaderTool[] = [
  {
    id: 'search',
    order: 10,
    room: 'size-target xl:w-52',
    Tool: lazyPart(async () => (await import('./everything/search-button.tsx')).SearchButton),
  },
]
