import { sql } from '#platform/server/db/sql.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { ConsolePart } from '#platform/server/console-part.ts'

const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

/** Imported notices of staff that nobody has reviewed; those of organisations wait for their own people. */
export const noticesConsole: ConsolePart = {
  queues: [
    {
      id: 'imports',
      scope: 'opportunities',
      path: '/admin/imports',
      async waiting(db) {
        const { rows } = await waitingRows(db)(sql`
          select count(*)::int as count, min(created_at) as oldest from notices
          where status = 'waiting' and organisation_id is null`)
        const [row] = rows
        return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
      },
    },
  ],
}
