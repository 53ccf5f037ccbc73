import { sql } from 'drizzle-orm'
import type { ConsolePart } from '#platform/server/console-part.ts'

/** Who asks for the mark, by when they did. */
export const organisationsConsole: ConsolePart = {
  queues: [
    {
      id: 'organisations',
      scope: 'opportunities',
      path: '/admin/organisations',
      async waiting(db) {
        const { rows } = await db.execute<{ count: number; oldest: string | Date | null }>(sql`
          select count(*)::int as count, min(asked_at) as oldest from organisations
          where verification = 'waiting' and suspended_at is null and closed_at is null`)
        const [row] = rows
        return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
      },
    },
  ],
}
