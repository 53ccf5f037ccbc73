import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { Relations } from './relations.ts'

const idRows = rowsOf({ id: z.string() })

/** Before anything is known of how people stand to each other: any member may ask any other once. */
export const memberRelations: Relations = {
  async reach(db, { from, to }) {
    const { rows } = await idRows(db)(sql`
      select id from active_members where id = any(${sql.param([...to])}::uuid[]) and id <> ${from}`)
    return new Map(rows.map(({ id }) => [id, 'request']))
  },
  severed: async () => new Set(),
}
