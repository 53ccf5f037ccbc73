import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../../contract/impersonation.endpoints.ts'
import { endImpersonation, findOwnImpersonation, startImpersonation } from './impersonation.service.ts'

const STAFF = { admin: 'users' } as const

export const impersonationRoutes: readonly Route[] = [
  route(contract.startImpersonation, STAFF, ({ services, session, body }) =>
    startImpersonation({ services, session, ...body }),
  ),
  route(contract.getImpersonation, STAFF, ({ services, session, params }) =>
    findOwnImpersonation({ services, session, ...params }),
  ),
  route(contract.endImpersonation, STAFF, async ({ services, session, params }) => {
    await endImpersonation({ services, session, ...params })
    return undefined
  }),
]
