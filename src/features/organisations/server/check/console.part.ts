import { sql } from '#platform/server/db/sql.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import type { ConsolePart } from '#platform/server/console-part.ts'

const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

/** Organisations that requested verification, the oldest request first, and those about to lose their last owner. */
export const organisationsConsole: ConsolePart = {
  queues: [
    {
      id: 'ownerless',
      scope: 'opportunities',
      path: '/admin/organisations',
      async waiting(db) {
        const { rows } = await waitingRows(db)(sql`
          select count(*)::int as count, min(u.delete_after) - interval '30 days' as oldest
          from organisations o join organisation_members m on m.organisation_id = o.id and m.role = 'owner'
          join users u on u.id = m.user_id
          where o.closed_at is null and not exists (select from organisation_members n
            join active_members a on a.id = n.user_id where n.organisation_id = o.id and n.role = 'owner')`)
        const [row] = rows
        return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
      },
    },
    {
      id: 'organisations',
      scope: 'opportunities',
      path: '/admin/organisations',
      async waiting(db) {
        const { rows } = await waitingRows(db)(sql`
          select count(*)::int as count, min(asked_at) as oldest from organisations
          where verification = 'waiting' and suspended_at is null and closed_at is null`)
        const [row] = rows
        return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
      },
    },
  ],
}
