import { type Route, route } from '#platform/server/http/route.ts'
import * as contract from '../../contract/look.endpoints.ts'
import { endLook, lookOf, startLook } from './look.service.ts'

const STAFF = { admin: 'users' } as const

export const lookRoutes: readonly Route[] = [
  route(contract.startLook, STAFF, ({ services, session, body }) =>
    startLook({ services, session, ...body }),
  ),
  route(contract.getLook, STAFF, ({ services, session, params }) => lookOf({ services, session, ...params })),
  route(contract.endLook, STAFF, async ({ services, session, params }) => {
    await endLook({ services, session, ...params })
    return undefined
  }),
]
