import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { sessions, users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'

type Filter = {
  query: string | undefined
  role: 'USER' | 'ADMIN' | undefined
  after: string | undefined
  limit: number
}

/** Accounts, newest first by the time in their id. */
export function findUsers(db: Db, { query, role, after, limit }: Filter) {
  const lastUsedAt = sql<Date | null>`(
    select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${users.id}
  )`.mapWith((value: string | Date | null) => (value === null ? null : new Date(value)))
  return db
    .select({
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
      createdAt: users.createdAt,
      lastUsedAt,
    })
    .from(users)
    .where(
      and(
        ...words(query).map(matches),
        role && eq(users.role, role),
        after === undefined ? undefined : lt(users.id, after),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit)
}

/** Every word must occur somewhere, in any order. */
function words(query: string | undefined): string[] {
  return (query ?? '').split(/\s+/).filter(Boolean).slice(0, 6)
}

function matches(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`search_fold(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}::text) like search_fold(${pattern})`
}
