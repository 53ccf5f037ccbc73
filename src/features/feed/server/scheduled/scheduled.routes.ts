import { type Route, route } from '#platform/server/http/route.ts'
import {
  createScheduledPost,
  deleteScheduledPost,
  listScheduledPosts,
} from '../../contract/scheduled.endpoints.ts'
import { schedule, scheduledOf, unschedule } from './scheduled.service.ts'

export const scheduledRoutes: readonly Route[] = [
  route(createScheduledPost, 'member', ({ services, session, body }) =>
    schedule({ services, session, ...body }),
  ),
  route(listScheduledPosts, 'member', ({ services: { db }, session }) => scheduledOf(db, session.userId)),
  route(deleteScheduledPost, 'owner', async ({ services, session, params: { id } }) => {
    await unschedule({ services, session, id })
    return undefined
  }),
]
