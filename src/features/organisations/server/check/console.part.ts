import { sql } from 'drizzle-orm'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { ConsolePart } from '#platform/server/console-part.ts'

const foundRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

/** Who asks for the mark, by when they did. */
export const organisationsConsole: ConsolePart = {
  queues: [
    {
      id: 'organisations',
      scope: 'opportunities',
      path: '/admin/organisations',
      async waiting(db) {
        const { rows } = await foundRows(db)(sql`
          select count(*)::int as count, min(asked_at) as oldest from organisations
          where verification = 'waiting' and suspended_at is null and closed_at is null`)
        const [row] = rows
        return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
      },
    },
  ],
}
