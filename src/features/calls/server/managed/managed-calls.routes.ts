import { route } from '#platform/server/http/route.ts'
import { listManagedCalls } from '../../contract/managed-calls.endpoints.ts'
import { managedCalls } from './managed-calls.queries.ts'

export const managedRoutes = [
  route(listManagedCalls, 'member', async ({ services, query: { phase }, session }) => {
    const { userId, role, globalAdmin, scopes } = session
    const isStaff = role === 'ADMIN' && (globalAdmin || scopes.includes('grants'))
    const calls = await managedCalls(services.db, { userId, isStaff })
    return {
      now: new Date().toISOString(),
      calls: phase === undefined ? calls : calls.filter((call) => call.phase === phase),
    }
  }),
]
