import { sql } from 'drizzle-orm'
import type { Relations } from './relations.ts'

/** Before anything is known of how people stand to each other: any member may ask any other once. */
export const memberRelations: Relations = {
  async reach(db, { from, to }) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from active_members where id = any(${sql.param([...to])}::uuid[]) and id <> ${from}`)
    return new Map(rows.map(({ id }) => [id, 'request']))
  },
  severed: async () => new Set(),
}
