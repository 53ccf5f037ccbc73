import { sql } from '#platform/server/db/sql.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'
import { listCardsOf } from '#features/opportunities/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { ConsolePart } from '#platform/server/console-part.ts'
import { countByWeek, isWithinWeeks } from '#platform/server/db/weeks.queries.ts'

const overdueRows = rowsOf({ id: z.string(), count: z.number() })

/** The weekly number of sent applications; staff see their opportunities, never the applicants. */
export const applicationsConsole: ConsolePart = {
  metrics: [
    {
      id: 'applications',
      scope: 'opportunities',
      weeks: (db, span) =>
        countByWeek(db, {
          ...span,
          table: sql`applications a`,
          at: sql`a.sent_at`,
          where: sql`a.opportunity_id is not null`,
          people: span.people && { query: span.people, column: sql`a.user_id` },
        }),
      async drillDown(db, span) {
        const { rows } = await overdueRows(db)(sql`
          select opportunity_id as id, count(*)::int as count from applications a
          where ${isWithinWeeks(sql`a.sent_at`, span)} and a.opportunity_id is not null
            and ${span.people ? sql`a.user_id in (${span.people})` : sql`true`}
          group by opportunity_id order by count(*) desc, opportunity_id desc limit ${span.limit}`)
        const cards = await listCardsOf(
          db,
          rows.map(({ id }) => id),
        )
        const byId = new Map(cards.map((card) => [card.id, card]))
        return rows.flatMap(({ id, count }) => {
          const card = byId.get(id)
          if (!card) return []
          return [
            { name: readText(card.title, 'bhs').text, path: `/opportunities/${card.slug}`, at: null, count },
          ]
        })
      },
    },
  ],
}
