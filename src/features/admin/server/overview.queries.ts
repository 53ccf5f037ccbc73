import { sql } from 'drizzle-orm'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { People } from '../contract/overview.endpoints.ts'

const DAYS = 14

export async function countPeople(db: Db): Promise<Omit<People, 'signUps'>> {
  const { rows } = await db.execute<{
    members: number
    onboarded: number
    admins: number
    active: number
  }>(sql`
    select
      count(*)::int as members,
      count(onboarded_at)::int as onboarded,
      (count(*) filter (where role = 'ADMIN'))::int as admins,
      (select count(distinct user_id)::int from sessions where last_used_at > now() - interval '7 days') as active
    from users`)
  return rows[0] ?? { members: 0, onboarded: 0, admins: 0, active: 0 }
}

/** New accounts per calendar day in Sarajevo, days without any included. */
export async function countSignUps(db: Db): Promise<People['signUps']> {
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    with today as (select (now() at time zone ${TIME_ZONE})::date as day),
    days as (select generate_series(day - ${DAYS - 1}::int, day, interval '1 day')::date as day from today)
    select to_char(days.day, 'YYYY-MM-DD') as day, count(users.id)::int as count
    from days
    left join users on users.created_at >= (days.day::timestamp at time zone ${TIME_ZONE})
      and users.created_at < ((days.day + 1)::timestamp at time zone ${TIME_ZONE})
    group by days.day
    order by days.day`)
  return rows
}
