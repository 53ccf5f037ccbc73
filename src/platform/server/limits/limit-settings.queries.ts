import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { rowsOf, timestamp } from '../db/rows-of.ts'
import { sql } from '../db/sql.ts'

const settingRows = rowsOf({
  id: z.string(),
  times: z.number(),
  changedAt: timestamp,
  changedBy: z.nullable(z.string()),
})
const useRows = rowsOf({ key: z.string(), peak: z.number(), exceeded: z.number() })

/** Days for which the use of limits is stored. */
export const USE_DAYS = 30

export async function listLimitSettings(db: Db) {
  const { rows } = await settingRows(db)(sql`
    select s.id, s.times, s.changed_at as "changedAt", u.first_name || ' ' || u.last_name as "changedBy"
    from limit_settings s left join users u on u.id = s.changed_by order by s.id`)
  return rows
}

/** Saves what staff have chosen; null goes back to what the product has by itself. */
export async function saveLimitSetting(
  tx: Db,
  { id, times, userId }: { id: string; times: number | null; userId: string },
): Promise<void> {
  await tx.execute<object>(
    times === null
      ? sql`delete from limit_settings where id = ${id}`
      : sql`insert into limit_settings (id, times, changed_by) values (${id}, ${times}, ${userId})
          on conflict (id) do update set times = excluded.times, changed_by = excluded.changed_by, changed_at = now()`,
  )
}

/**
 * Returns for each key the highest count of one member or client in a window within the last days, and in how many windows
 * one was over the limit. Windows that have not ended count too.
 */
export async function listLimitUse(db: Db, limits: readonly { key: string; times: number }[]) {
  const { rows } = await useRows(db)(sql`
    with live as (
      select l.key, max(least(c.count, l.times))::int as peak, (count(*) filter (where c.count > l.times))::int as exceeded
      from ${inForce(limits)} join limit_counters c on c.key ^@ (l.key || ':') and strpos(substr(c.key, length(l.key) + 2), ':') = 0
      group by l.key
    ), past as (
      select key, max(peak)::int as peak, sum(exceeded)::int as exceeded from limit_days
      where day > current_date - ${USE_DAYS}::int group by key
    )
    select l.key, greatest(live.peak, past.peak, 0) as peak, coalesce(live.exceeded, 0) + coalesce(past.exceeded, 0) as exceeded
    from ${inForce(limits)} left join live using (key) left join past using (key)`)
  return rows
}

type LimitUse = { key: string; daysAgo: number; peak: number; exceeded: number }

/** Inserts the use of a limit on an earlier day, for the demo world. */
export async function insertLimitUse(db: Db, { key, daysAgo, peak, exceeded }: LimitUse): Promise<void> {
  await db.execute<object>(sql`
    insert into limit_days (key, day, peak, exceeded)
    values (${key}, current_date - ${daysAgo}::int, ${peak}, ${exceeded})`)
}

/** Deletes counters whose window has ended, and keeps of them how far the busiest one came on each day. */
export async function deleteExpiredLimits(
  db: Db,
  limits: readonly { key: string; times: number }[],
): Promise<void> {
  await db.execute<object>(sql`
    with expired as (
      delete from limit_counters where resets_at < now() - interval '1 hour' returning key, count, resets_at
    ), windows as (
      select regexp_replace(key, ':[^:]*$', '') as key, count, (resets_at at time zone 'Europe/Sarajevo')::date as day
      from expired
    )
    insert into limit_days as d (key, day, peak, exceeded)
    select l.key, w.day, max(least(w.count, l.times)), count(*) filter (where w.count > l.times)
    from windows w join ${inForce(limits)} using (key) group by l.key, w.day
    on conflict (key, day) do update set
      peak = greatest(d.peak, excluded.peak), exceeded = d.exceeded + excluded.exceeded`)
  await db.execute<object>(sql`delete from limit_days where day <= current_date - ${USE_DAYS}::int`)
}

function inForce(limits: readonly { key: string; times: number }[]) {
  const keys = limits.map(({ key }) => key)
  const times = limits.map((limit) => limit.times)
  return sql`unnest(${sql.param(keys)}::text[], ${sql.param(times)}::int[]) as l (key, times)`
}
