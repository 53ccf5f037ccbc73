import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import type { DrillDownRow, Span, WeekCount } from '#platform/server/console-part.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { isWithinWeeks } from '#platform/server/db/weeks.queries.ts'

const peopleDrillDownRows = rowsOf({ id: z.string(), name: z.string(), at: timestamp })
const activePlacesRows = rowsOf({ municipality: z.string(), count: z.number() })
const weekRows = rowsOf({ week: z.string(), count: z.number() })
const leavingRows = rowsOf({ count: z.number(), oldest: z.nullable(timestamp) })

const KEPT_WEEKS = 60

const peopleRows = rowsOf({ members: z.number(), onboarded: z.number(), admins: z.number() })
export type People = RowOf<typeof peopleRows>

/** Counts each group of people by an index of its own. */
export async function countPeople(db: Db): Promise<People> {
  const { rows } = await peopleRows(db)(sql`
    select (select count(*)::int from users) as members,
      (select count(*)::int from users where onboarded_at is not null) as onboarded,
      (select count(*)::int from users where role = 'ADMIN') as admins`)
  return rows[0] ?? { members: 0, onboarded: 0, admins: 0 }
}

/** Selects members whose profile says that they live in one of these municipalities. */
export function getResidentsQuery(municipalities: readonly string[]): SQL {
  return sql`select user_id from member_places
    where municipality = any(${sql.param([...municipalities])}::text[])`
}

/** Lists the people who acted within the weeks, newest first; `at` is the column with the moment. */
export async function listPeopleDrillDown(
  db: Db,
  at: SQL,
  span: Span & { limit: number },
): Promise<DrillDownRow[]> {
  const { rows } = await peopleDrillDownRows(db)(sql`
    select u.id, u.first_name || ' ' || u.last_name as name, ${at} as at from users u
    where ${isWithinWeeks(at, span)} and ${span.people ? sql`u.id in (${span.people})` : sql`true`}
    order by ${at} desc, u.id desc limit ${span.limit}`)
  return rows.map(({ id, name, at: when }) => ({
    name,
    path: `/admin/users/${id}`,
    at: new Date(when),
    count: null,
  }))
}

/** Counts members who used the product in the current week, replacing the earlier count of this week. */
export async function saveActiveWeek(tx: Db): Promise<void> {
  await tx.execute(sql`lock table admin_active_weeks in share row exclusive mode`)
  await tx.execute(sql`
    delete from admin_active_weeks
    where week = ${thisWeek} or week < ${thisWeek} - ${7 * KEPT_WEEKS}::int`)
  await tx.execute(sql`
    insert into admin_active_weeks (week, municipality, count)
    select ${thisWeek}, coalesce(place.municipality, ''), count(*)
    from (select distinct user_id from sessions
      where last_used_at >= (${thisWeek}::timestamp at time zone ${TIME_ZONE})) as active
    left join member_places place on place.user_id = active.user_id
    group by 2`)
}

const thisWeek = sql`date_trunc('week', now() at time zone ${TIME_ZONE})::date`

function activeIn({ from, to, municipalities }: Span): SQL {
  const there = municipalities
    ? sql` and municipality = any(${sql.param([...municipalities])}::text[])`
    : sql``
  return sql`week >= ${from}::date and week < ${to}::date${there}`
}

export async function listActiveWeeks(db: Db, span: Span): Promise<WeekCount[]> {
  const { rows } = await weekRows(db)(sql`
    select to_char(week, 'YYYY-MM-DD') as week, sum(count)::int as count from admin_active_weeks
    where ${activeIn(span)} group by 1`)
  return rows
}

/** Counts active members by municipality, which is empty for members who have not given one. */
export async function listActivePlaces(db: Db, span: Span & { limit: number }) {
  const { rows } = await activePlacesRows(db)(sql`
    select municipality, sum(count)::int as count from admin_active_weeks
    where ${activeIn(span)} group by 1 order by 2 desc, 1 limit ${span.limit}`)
  return rows
}

export async function countLeaving(db: Db, graceDays: number) {
  const { rows } = await leavingRows(db)(sql`
    select count(*)::int as count, min(delete_after) - make_interval(days => ${graceDays}) as oldest
    from users where delete_after is not null`)
  return rows[0]
}
