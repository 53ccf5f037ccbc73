import { type Route, route } from '#platform/server/http/route.ts'
import { addRemark, deleteRemark, getTalk, updateScore } from '../../contract/talk.endpoints.ts'
import { limitChanges } from '../limit-changes.ts'
import { getTalkOf, updateScoreOf, addRemarkOf, deleteOwnRemark } from './talk.service.ts'

export const talkRoutes: readonly Route[] = [
  route(getTalk, 'owner', ({ services, session, params }) =>
    getTalkOf({ services, me: session.userId, ...params }),
  ),
  route(addRemark, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await addRemarkOf({ services, me, ...params, ...body })
    return undefined
  }),
  route(deleteRemark, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await deleteOwnRemark({ services, me, ...params })
    return undefined
  }),
  route(
    updateScore,
    'owner',
    async ({ services, session: { userId: me }, params, body, request: { headers } }) => {
      await limitChanges(services.db, me)
      await updateScoreOf({ services, me, headers, ...params, ...body })
      return undefined
    },
  ),
]
