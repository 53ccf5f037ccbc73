import type { Registry } from '#platform/server/feature.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import { getUserCounts, listUsers } from '../../contract/users.endpoints.ts'
import { conditionsOf, filterOf } from './conditions.ts'
import { countsOf } from './counts.service.ts'
import { fromMark, toMark } from './user-marks.ts'
import { toUserRow } from './user-row.ts'
import { listUserRows } from './users.queries.ts'

const USERS = 25
const STAFF = { admin: 'users' } as const

/** Returns the routes of the list; features register groups of people, by which it is narrowed. */
export function userRoutes(features: Registry): readonly Route[] {
  const groupsOf = () => features().flatMap(({ personGroups = [] }) => personGroups)
  return [
    route(listUsers, STAFF, async ({ services, query: { sort = 'newest', after, ...asked } }) => {
      const groups = groupsOf()
      const rows = await listUserRows(services.db, {
        conditions: conditionsOf(filterOf(asked, groups), groups),
        sort,
        after: after === undefined ? undefined : fromMark(after),
        limit: USERS + 1,
      })
      const page = rows.slice(0, USERS)
      const last = rows.length > USERS ? page.at(-1) : undefined
      return { users: page.map(toUserRow), next: last ? toMark(last) : null }
    }),
    route(getUserCounts, STAFF, ({ services, query, locale }) =>
      countsOf({
        db: services.db,
        features: features(),
        locale,
        filter: filterOf(query, groupsOf()),
      }),
    ),
  ]
}
