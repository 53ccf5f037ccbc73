import { localDay } from '#platform/contract/local-time.ts'
import type { Registry } from '#platform/server/feature.ts'
import { SHEET_TYPES } from '#platform/server/files/spreadsheet.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import {
  CHOICE_MAX,
  createSuspensions,
  exportUsers,
  listUserIds,
  previewSuspensions,
} from '../../contract/bulk.endpoints.ts'
import { getUserCounts, listUsers } from '../../contract/users.endpoints.ts'
import { listIds } from './bulk.queries.ts'
import { previewOf, suspendSome } from './bulk.service.ts'
import { conditionsOf, filterOf } from './conditions.ts'
import { countsOf } from './counts.service.ts'
import { listFile } from './list-file.service.ts'
import { fromMark, toMark } from './user-marks.ts'
import { toUserRow } from './user-row.ts'
import { listUserRows } from './users.queries.ts'

const USERS = 25
const STAFF = { admin: 'users' } as const

/** Returns the routes of the list; features register groups of people, by which it is narrowed. */
export function userRoutes(features: Registry): readonly Route[] {
  const groupsOf = () => features().flatMap(({ personGroups = [] }) => personGroups)
  return [
    route(listUsers, STAFF, async ({ services, query: { sort = 'newest', after, ...rest } }) => {
      const groups = groupsOf()
      const rows = await listUserRows(services.db, {
        conditions: conditionsOf(filterOf(rest, groups), groups),
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
    route(listUserIds, STAFF, async ({ services, query }) => {
      const groups = groupsOf()
      return { ids: await listIds(services.db, conditionsOf(filterOf(query, groups), groups), CHOICE_MAX) }
    }),
    route(previewSuspensions, STAFF, ({ services, session, locale, body }) =>
      previewOf({ services, session, locale, features: features(), ...body }),
    ),
    route(createSuspensions, STAFF, ({ services, session, body }) =>
      suspendSome({ services, session, ...body }),
    ),
    route(
      exportUsers,
      'globalAdmin',
      async ({ services, session, params: { format }, locale, body, header }) => {
        const file = await listFile({ services, session, groups: groupsOf(), locale, format, body })
        header('content-type', SHEET_TYPES[format])
        header('content-disposition', `attachment; filename="users-${localDay(new Date())}.${format}"`)
        return file
      },
    ),
  ]
}
