import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { sessions, users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { State, UserRow } from '../contract/users.endpoints.ts'
import { words } from './audit/audit.queries.ts'

type Filter = {
  query: string | undefined
  role: 'USER' | 'ADMIN' | undefined
  state: State | undefined
  after: string | undefined
  limit: number
}

const lastUsedAt = sql<Date | null>`(
  select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${users.id}
)`.mapWith((value: string | Date | null) => (value === null ? null : new Date(value)))

const COLUMNS = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  globalAdmin: users.hasGlobalPermissions,
  scopes: users.adminScopes,
  onboardedAt: users.onboardedAt,
  suspendedAt: users.suspendedAt,
  deleteAfter: users.deleteAfter,
  mergedInto: users.mergedInto,
  createdAt: users.createdAt,
  lastUsedAt,
}

const open = sql`${users.suspendedAt} is null and ${users.deleteAfter} is null`

/** The states of the list, in which a suspended account has no other. */
const STATES: Readonly<Record<State, SQL>> = {
  suspended: sql`${users.suspendedAt} is not null and ${users.mergedInto} is null`,
  merged: sql`${users.mergedInto} is not null`,
  leaving: sql`${users.suspendedAt} is null and ${users.deleteAfter} is not null`,
  waiting: sql`${open} and ${users.onboardedAt} is null`,
  active: sql`${open} and ${users.onboardedAt} is not null`,
}

/** Finds accounts, newest first by the time in their id. */
export function findUsers(db: Db, { query, role, state, after, limit }: Filter) {
  return db
    .select(COLUMNS)
    .from(users)
    .where(
      and(
        ...words(query).map(matches),
        role && eq(users.role, role),
        state && STATES[state],
        after === undefined ? undefined : lt(users.id, after),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit)
}

function matches(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`search_fold(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}::text) like search_fold(${pattern})`
}

export async function findUser(db: Db, id: string) {
  const [row] = await db
    .select({
      ...COLUMNS,
      language: users.language,
      suspendedUntil: users.suspendedUntil,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, id))
  return row
}

type Listed = Awaited<ReturnType<typeof findUsers>>[number]

/** Converts a row for the console. */
export function shown(row: Listed): UserRow {
  const { id, firstName, lastName, email, role, globalAdmin, scopes, createdAt } = row
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    role,
    globalAdmin,
    scopes,
    onboarded: row.onboardedAt !== null,
    suspended: row.suspendedAt !== null && row.mergedInto === null,
    merged: row.mergedInto !== null,
    leaving: row.deleteAfter !== null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: toIso(row.lastUsedAt),
  }
}
