import { type Route, route } from '#platform/server/http/route.ts'
import { removeSubstitute, getJudges, addSubstitute } from '../../contract/substitutes.endpoints.ts'
import { limitChanges } from '../limit-changes.ts'
import { removeSubstituteOf, addSubstituteFor, getJudgesOf } from './substitutes.service.ts'

const STAFF = { admin: 'grants' } as const

export const substituteRoutes: readonly Route[] = [
  route(getJudges, STAFF, ({ services: { db }, params }) => getJudgesOf(db, params.slug)),
  route(addSubstitute, STAFF, async ({ services, session, params, body }) => {
    await limitChanges(services.db, session.userId)
    return addSubstituteFor({ services, session, ...params, ...body })
  }),
  route(removeSubstitute, STAFF, async ({ services, session, params }) => {
    await limitChanges(services.db, session.userId)
    return removeSubstituteOf({ services, session, ...params })
  }),
]
