import { type Route, route } from '#platform/server/http/route.ts'
import { addEvidence, listEvidence, getEvidence, removeEvidence } from '../../contract/evidence.endpoints.ts'
import { listOwnEvidence, addProof, getOwnEvidence, removeOwnEvidence } from './evidence.service.ts'

export const evidenceRoutes: readonly Route[] = [
  route(listEvidence, 'member', ({ services, session: { userId } }) => listOwnEvidence({ services, userId })),
  route(addEvidence, 'member', ({ services, session: { userId }, body }) =>
    addProof({ services, userId, ...body }),
  ),
  route(getEvidence, 'owner', ({ services, session: { userId }, params }) =>
    getOwnEvidence({ services, userId, id: params.id }),
  ),
  route(removeEvidence, 'owner', async ({ services, session: { userId }, params }) => {
    await removeOwnEvidence({ services, userId, id: params.id })
    return undefined
  }),
]
