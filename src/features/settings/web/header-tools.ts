import type { HeaderTool } from '#platform/web/registration.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

export const headerTools: readonly HeaderTool[] = [
  {
    id: 'follow-member',
    order: 100,
    room: 'hidden',
    Tool: lazyPart(async () => (await import('./preferences/follow-member.tsx')).FollowMember),
  },
]
