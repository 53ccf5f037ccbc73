import { type Route, route } from '#platform/server/http/route.ts'
import { dismissSubstitute, getJudges, nameSubstitute } from '../../contract/substitutes.endpoints.ts'
import { limitChanges } from '../limit-changes.ts'
import { dismiss, name, readJudges } from './substitutes.service.ts'

const STAFF = { admin: 'grants' } as const

export const substituteRoutes: readonly Route[] = [
  route(getJudges, STAFF, ({ services: { db }, params }) => readJudges(db, params.slug)),
  route(nameSubstitute, STAFF, async ({ services, session, params, body }) => {
    await limitChanges(services.db, session.userId)
    return name({ services, session, ...params, ...body })
  }),
  route(dismissSubstitute, STAFF, async ({ services, session, params }) => {
    await limitChanges(services.db, session.userId)
    return dismiss({ services, session, ...params })
  }),
]
