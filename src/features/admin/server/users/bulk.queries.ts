import * as z from 'zod/mini'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'

const idRows = rowsOf({ id: z.string() })
const accountRows = rowsOf({
  id: z.string(),
  name: z.string(),
  language: z.enum(LOCALES),
  role: z.enum(['USER', 'ADMIN']),
  global: z.boolean(),
  suspended: z.boolean(),
  merged: z.boolean(),
  groups: z.array(z.string()),
})

export async function listIds(db: Db, conditions: readonly SQL[], limit: number): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select u.id from users u where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by u.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Lists these accounts with what decides whether they can be suspended, and the groups that each belongs to. */
export async function listAccounts(db: Db, ids: readonly string[], groups: readonly PersonGroup[]) {
  const cases = groups.map(({ id, people }) => sql`case when u.id in (${people}) then ${id}::text end`)
  const { rows } = await accountRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, u.language, u.role, u.has_global_permissions as global,
      u.suspended_at is not null as suspended, u.merged_into is not null as merged,
      array_remove(array[${sql.join([sql`null`, ...cases], sql`, `)}]::text[], null) as groups
    from users u where u.id = any(${sql.param([...ids])}::uuid[]) order by u.last_name, u.first_name, u.id`)
  return rows
}
