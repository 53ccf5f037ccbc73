import { route } from '#platform/server/http/route.ts'
import { listUsers } from '../contract/users.endpoints.ts'
import { toUserRow } from './user-row.ts'
import { listUserRows } from './users.queries.ts'

const USERS = 25

export const adminRoutes = [
  route(listUsers, { admin: 'users' }, async ({ services, query }) => {
    const rows = await listUserRows(services.db, {
      query: query.query,
      role: query.role,
      state: query.state,
      after: query.after,
      limit: USERS + 1,
    })
    const page = rows.slice(0, USERS)
    return {
      users: page.map(toUserRow),
      next: rows.length > USERS ? (page.at(-1)?.id ?? null) : null,
    }
  }),
]
