import { type Route, route } from '#platform/server/http/route.ts'
import { addRemark, deleteRemark, getTalk, reviseScore } from '../../contract/talk.endpoints.ts'
import { limitChanges } from '../limit-changes.ts'
import { readTalk, revise, say, takeBackRemark } from './talk.service.ts'

export const talkRoutes: readonly Route[] = [
  route(getTalk, 'owner', ({ services, session, params }) =>
    readTalk({ services, me: session.userId, ...params }),
  ),
  route(addRemark, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await say({ services, me, ...params, ...body })
    return undefined
  }),
  route(deleteRemark, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await takeBackRemark({ services, me, ...params })
    return undefined
  }),
  route(
    reviseScore,
    'owner',
    async ({ services, session: { userId: me }, params, body, request: { headers } }) => {
      await limitChanges(services.db, me)
      await revise({ services, me, headers, ...params, ...body })
      return undefined
    },
  ),
]
