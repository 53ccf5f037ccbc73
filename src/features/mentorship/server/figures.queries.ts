import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DrillDownRow, Span } from '#platform/server/console-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { countByWeek, isWithinWeeks } from '#platform/server/db/weeks.queries.ts'

/** Something that is counted of mentorships `s` or of their meetings `e`, by a moment. */
export type Figure = { table: SQL; at: SQL; where: SQL }

const REQUESTS = sql`mentorships s`
const MEETINGS = sql`(mentorship_sessions e join mentorships s on s.id = e.mentorship_id)`

export const FIGURES = {
  'mentorship-requests': { table: REQUESTS, at: sql`s.created_at`, where: sql`true` },
  'mentorship-answers': {
    table: REQUESTS,
    at: sql`s.created_at`,
    where: sql`s.first_answer_at <= s.created_at + interval '48 hours'`,
  },
  'mentorship-meetings': {
    table: MEETINGS,
    at: sql`e.starts_at`,
    where: sql`e.confirmed_at is not null and e.cancelled_at is null and e.starts_at <= now()`,
  },
  'mentorship-handovers': { table: REQUESTS, at: sql`s.created_at`, where: sql`s.handed_from is not null` },
} as const satisfies Record<string, Figure>

export function countFigure(db: Db, { table, at, where }: Figure, span: Span) {
  const people = span.people && { query: span.people, column: sql`s.member_id` }
  return countByWeek(db, { ...span, table, at, where, people })
}

const mentorRows = rowsOf({ id: z.nullable(z.string()), name: z.nullable(z.string()), count: z.number() })

/** Lists the mentors that a figure counts; it never names those who asked them. */
export async function listFigureMentors(
  db: Db,
  { table, at, where }: Figure,
  span: Span & { limit: number },
): Promise<DrillDownRow[]> {
  const { rows } = await mentorRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, count(*)::int as count
    from ${table} left join users u on u.id = s.mentor_id
    where ${isWithinWeeks(at, span)} and ${where}
      and ${span.people ? sql`s.member_id in (${span.people})` : sql`true`}
    group by u.id, name order by count desc, u.id limit ${span.limit}`)
  return rows.map(({ id, name, count }) => ({
    name: name ?? '',
    path: id && `/admin/users/${id}`,
    at: null,
    count,
  }))
}
