import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'

const otherRows = rowsOf({
  id: z.string(),
  name: z.string(),
  slug: z.nullable(z.string()),
  zone: z.nullable(z.string()),
})
export type OtherRow = RowOf<typeof otherRows>

/** Returns the people on the other side; both have given their names by asking or offering. */
export async function listOthersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OtherRow>> {
  const { rows } = await otherRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, m.slug, m.profile ->> 'zone' as zone
    from users u left join mentors m on m.user_id = u.id and m.approved_at is not null and m.hidden_at is null
    where u.id = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
