import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import type { State } from '../contract/users.endpoints.ts'
import { wordsOf } from './query-words.ts'

type Filter = {
  query: string | undefined
  role: 'USER' | 'ADMIN' | undefined
  state: State | undefined
  after: string | undefined
  limit: number
}

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
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
}
const listedRows = rowsOf(listed)
export type ListedUser = RowOf<typeof listedRows>

const LISTED = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role,
  u.has_global_permissions as "globalAdmin", u.admin_scopes as scopes, u.onboarded_at as "onboardedAt",
  u.suspended_at as "suspendedAt", u.delete_after as "deleteAfter", u.merged_into as "mergedInto",
  u.created_at as "createdAt",
  (select max(s.last_used_at) from sessions s where s.user_id = u.id) as "lastUsedAt"`

const IS_OPEN = sql`u.suspended_at is null and u.delete_after is null`

/** The states of the list, in which a suspended account has no other. */
const STATES: Readonly<Record<State, SQL>> = {
  suspended: sql`u.suspended_at is not null and u.merged_into is null`,
  merged: sql`u.merged_into is not null`,
  leaving: sql`u.suspended_at is null and u.delete_after is not null`,
  waiting: sql`${IS_OPEN} and u.onboarded_at is null`,
  active: sql`${IS_OPEN} and u.onboarded_at is not null`,
}

/** Finds accounts, newest first by the time in their id. */
export async function listUserRows(db: Db, { query, role, state, after, limit }: Filter) {
  const conditions = [
    sql`true`,
    ...wordsOf(query).map(matches),
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(state ? [STATES[state]] : []),
    ...(after === undefined ? [] : [sql`u.id < ${after}`]),
  ]
  const { rows } = await listedRows(db)(sql`
    select ${LISTED} from users u where ${sql.join(conditions, sql` and `)} order by u.id desc limit ${limit}`)
  return rows
}

function matches(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`search_fold(u.first_name || ' ' || u.last_name || ' ' || u.email::text) like search_fold(${pattern})`
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
