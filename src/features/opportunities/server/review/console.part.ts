import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ConsolePart, Span, Waiting } from '#platform/server/console-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { countByWeek, isWithinWeeks } from '#platform/server/db/weeks.queries.ts'

const submissionRows = rowsOf({ name: z.string(), slug: z.string(), at: timestamp })
const waitingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

/** The queue of opportunities to review, and the weekly count of published ones. */
export const opportunitiesConsole: ConsolePart = {
  queues: [
    {
      id: 'opportunities',
      scope: 'opportunities',
      path: '/admin/opportunities?queue=review',
      waiting: (db) =>
        waiting(
          db,
          sql`select count(*)::int as count, min(coalesce(submitted_at, updated_at)) as oldest
            from opportunities where status = 'in-review'`,
        ),
    },
  ],
  metrics: [
    {
      id: 'published',
      scope: 'opportunities',
      weeks: (db, span) =>
        countByWeek(db, {
          from: span.from,
          to: span.to,
          table: sql`opportunities o`,
          at: sql`o.published_at`,
          where: there(span),
        }),
      async drillDown(db, span) {
        const { rows } = await submissionRows(db)(sql`
          select coalesce(nullif(title ->> 'bhs', ''), title ->> 'en', '') as name, slug, published_at as at
          from opportunities where ${isWithinWeeks(sql`published_at`, span)} and ${there(span)}
          order by published_at desc, id desc limit ${span.limit}`)
        return rows.map(({ name, slug, at }) => ({
          name,
          path: `/opportunities/${slug}`,
          at: new Date(at),
          count: null,
        }))
      },
    },
  ],
}

function there({ municipalities }: Span): SQL {
  return municipalities ? sql`municipalities && ${sql.param([...municipalities])}::text[]` : sql`true`
}

async function waiting(db: Db, query: SQL): Promise<Waiting> {
  const { rows } = await waitingRows(db)(query)
  const [row] = rows
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}
