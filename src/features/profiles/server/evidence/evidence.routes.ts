import { type Route, route } from '#platform/server/http/route.ts'
import { addEvidence, listEvidence, readEvidence, removeEvidence } from '../../contract/evidence.endpoints.ts'
import { ownEvidence, proveSkill, readOne, takeBack } from './evidence.service.ts'

export const evidenceRoutes: readonly Route[] = [
  route(listEvidence, 'member', ({ services, session: { userId } }) => ownEvidence({ services, userId })),
  route(addEvidence, 'member', ({ services, session: { userId }, body }) =>
    proveSkill({ services, userId, ...body }),
  ),
  route(readEvidence, 'owner', ({ services, session: { userId }, params }) =>
    readOne({ services, userId, id: params.id }),
  ),
  route(removeEvidence, 'owner', async ({ services, session: { userId }, params }) => {
    await takeBack({ services, userId, id: params.id })
    return undefined
  }),
]
