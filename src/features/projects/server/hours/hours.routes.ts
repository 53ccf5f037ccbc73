import type { Db } from '#platform/server/db/database.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import * as hours from '../../contract/hours/hours.endpoints.ts'
import { confirmHours, rejectHours, listHours, saveHours, removeHours } from './hours.service.ts'
import { saveInProfile, listOwn } from './volunteering.service.ts'

const CHANGES_AN_HOUR = 300

function limitChanges(db: Db, userId: string): Promise<unknown> {
  return limitOrThrow(db, { key: `projects:hours:${userId}`, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
}

/** Hours of work on projects. */
export const hoursRoutes: readonly Route[] = [
  route(hours.listHours, 'member', ({ services, session: { userId: me }, params }) =>
    listHours({ services, me, ...params }),
  ),
  route(hours.saveHours, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await saveHours({ services, me, ...params }, body)
    return undefined
  }),
  route(hours.removeHours, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await removeHours({ services, me, ...params })
    return undefined
  }),
  route(hours.confirmHours, 'owner', async ({ services, session: { userId: me }, params }) => {
    await limitChanges(services.db, me)
    await confirmHours({ services, me, ...params })
    return undefined
  }),
  route(hours.rejectHours, 'owner', async ({ services, session: { userId: me }, params, body }) => {
    await limitChanges(services.db, me)
    await rejectHours({ services, me, ...params }, body.reason)
    return undefined
  }),
  route(hours.listVolunteering, 'member', ({ services, session: { userId } }) =>
    listOwn({ services, userId }),
  ),
  route(hours.saveVolunteering, 'member', async ({ services, session: { userId }, params, body, locale }) => {
    await limitChanges(services.db, userId)
    return saveInProfile({ services, userId, locale, ...params, ...body })
  }),
]
