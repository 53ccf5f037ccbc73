import { sql } from 'drizzle-orm'
import type { ConsolePart } from '#platform/server/console-part.ts'
import { countByWeek, within } from '#platform/server/db/weeks.queries.ts'

/** How many applications were sent; staff see for what, never by whom. */
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
        const { rows } = await db.execute<{ name: string; slug: string; count: number }>(sql`
          select coalesce(nullif(o.title ->> 'bhs', ''), o.title ->> 'en', '') as name, o.slug, count(*)::int as count
          from applications a join opportunities o on o.id = a.opportunity_id
          where ${within(sql`a.sent_at`, span)} and a.opportunity_id is not null
            and ${span.people ? sql`a.user_id in (${span.people})` : sql`true`}
          group by o.id order by count(*) desc, o.id desc limit ${span.limit}`)
        return rows.map(({ name, slug, count }) => ({
          name,
          path: `/opportunities/${slug}`,
          at: null,
          count,
        }))
      },
    },
  ],
}
