import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { Sort } from '../../contract/users.endpoints.ts'
import type { Mark } from './user-marks.ts'

const listed = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['USER', 'ADMIN']),
  globalAdmin: z.boolean(),
  scopes: z.array(z.string()),
  onboardedAt: z.nullable(timestamp),
  suspendedAt: z.nullable(timestamp),
  deleteAfter: z.nullable(timestamp),
  mergedInto: z.nullable(z.string()),
  municipality: z.nullable(z.string()),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
}
const listedRows = rowsOf({ ...listed, key: z.string() })
export type ListedUser = Omit<RowOf<typeof listedRows>, 'key'>

const LISTED = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
  u.has_global_permissions as "globalAdmin", u.admin_scopes as scopes, u.onboarded_at as "onboardedAt",
  u.suspended_at as "suspendedAt", u.delete_after as "deleteAfter", u.merged_into as "mergedInto",
  (select p.municipality from member_places p where p.user_id = u.id) as municipality,
  u.created_at as "createdAt",
  (select max(s.last_used_at) from sessions s where s.user_id = u.id) as "lastUsedAt"`

type Page = { conditions: readonly SQL[]; sort: Sort; after: Mark | undefined; limit: number }

const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `)

/** Lists a page of accounts in their order; `key` is the value by which each is sorted. */
export async function listUserRows(db: Db, page: Page) {
  if (page.sort === 'visit') return listByVisit(db, page)
  const { conditions, after, limit, sort } = page
  const { rows } = await listedRows(db)(sql`
    select ${LISTED}, ${sort === 'name' ? NAME : sql`''`} as key from users u
    where ${all([...conditions, after && isPast(sort, after)])}
    order by ${ORDERS[sort]} limit ${limit}`)
  return rows
}

const NAME = sql`search_fold(u.last_name || ' ' || u.first_name)`

/** Ids begin with the moment at which the account was made. */
const ORDERS: Readonly<Record<Exclude<Sort, 'visit'>, SQL>> = {
  newest: sql`u.id desc`,
  waiting: sql`u.id`,
  name: sql`${NAME}, u.id`,
}

function isPast(sort: Exclude<Sort, 'visit'>, { key, id }: Mark): SQL {
  if (sort === 'newest') return sql`u.id < ${id}::uuid`
  if (sort === 'waiting') return sql`u.id > ${id}::uuid`
  return sql`(${NAME}, u.id) > (${key}, ${id}::uuid)`
}

/** Walks the sessions from the latest on, and ends with those who have none: so a page costs the same however many there are. */
async function listByVisit(db: Db, { conditions, after, limit }: Page) {
  const isAmongVisits = after === undefined || after.key !== ''
  const visits = isAmongVisits
    ? await listedRows(db)(sql`
        select ${LISTED}, v.last_used_at::text as key from sessions v join users u on u.id = v.user_id
        where ${all([
          ...conditions,
          after &&
            sql`v.last_used_at <= ${after.key}::timestamptz
              and (v.last_used_at, u.id) < (${after.key}::timestamptz, ${after.id}::uuid)`,
        ])} and not exists (select from sessions w
          where w.user_id = v.user_id and (w.last_used_at, w.id) > (v.last_used_at, v.id))
        order by v.last_used_at desc, u.id desc limit ${limit}`)
    : { rows: [] }
  const left = limit - visits.rows.length
  if (left === 0) return visits.rows
  const never = await listedRows(db)(sql`
    select ${LISTED}, '' as key from users u
    where ${all([...conditions, isAmongVisits ? undefined : sql`u.id < ${after.id}::uuid`])}
      and not exists (select from sessions s where s.user_id = u.id)
    order by u.id desc limit ${left}`)
  return [...visits.rows, ...never.rows]
}

const detailRows = rowsOf({
  ...listed,
  language: z.enum(LOCALES),
  suspendedUntil: z.nullable(timestamp),
  hasPassword: z.boolean(),
})

export async function findUser(db: Db, id: string) {
  const { rows } = await detailRows(db)(sql`
    select ${LISTED}, u.language, u.suspended_until as "suspendedUntil",
      u.password_hash is not null as "hasPassword"
    from users u where u.id = ${id}`)
  return rows[0]
}
