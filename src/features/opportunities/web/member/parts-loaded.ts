import { lazyPart } from '#platform/web/shell/lazy-part.ts'

const load = () => import('./member-parts.ts')

export const MatchPanel = lazyPart(async () => (await load()).MatchPanel)
export const MemberActions = lazyPart(async () => (await load()).MemberActions)
export const MemberFoot = lazyPart(async () => (await load()).MemberFoot)
export const ReadableOpportunity = lazyPart(async () => (await load()).ReadableOpportunity)
