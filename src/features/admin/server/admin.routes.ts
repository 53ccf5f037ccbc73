import { problems } from '#platform/contract/problems.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { route } from '#platform/server/http/route.ts'
import { getOverview } from '../contract/overview.endpoints.ts'
import { listUsers } from '../contract/users.endpoints.ts'
import { countPeople, countSignUps } from './overview.queries.ts'
import { findUsers, shown } from './users.queries.ts'

const USERS = 25

export const adminRoutes = [
  route(getOverview, { admin: 'any' }, async ({ services: { db }, session }) => {
    const user = await findUserById(db, session.userId)
    if (!user) throw new Problem(problems.signInNeeded)
    const seesPeople = session.globalAdmin || session.scopes.includes('users')
    return {
      name: `${user.firstName} ${user.lastName}`,
      globalAdmin: session.globalAdmin,
      scopes: [...session.scopes],
      people: seesPeople ? { ...(await countPeople(db)), signUps: await countSignUps(db) } : null,
    }
  }),
  route(listUsers, { admin: 'users' }, async ({ services, query }) => {
    const rows = await findUsers(services.db, {
      query: query.query,
      role: query.role,
      state: query.state,
      after: query.after,
      limit: USERS + 1,
    })
    const page = rows.slice(0, USERS)
    return {
      users: page.map(shown),
      next: rows.length > USERS ? (page.at(-1)?.id ?? null) : null,
    }
  }),
]
