import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Area } from '#features/places/contract/municipalities.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { listed } from '../ids.ts'
import { allAreas, placeAreas, WANTED } from '../openings.queries.ts'

const skillDaysRows = rowsOf({ id: z.string(), day: z.string(), open: z.number() })

const LOCK = 7_261_106

/** Locks the counting until the transaction ends; a second instance waits and finds the work done. */
export async function lockCounting(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
}

const countedRows = rowsOf({ today: z.string(), counted: z.boolean(), first: z.boolean() })
export type Counted = RowOf<typeof countedRows>

/** Reads whether today is counted; a count from before any opportunity named its skills does not count. */
export async function getCountedDay(db: Db): Promise<Counted> {
  const { rows } = await countedRows(db)(sql`
    with now_here as (select (now() at time zone 'Europe/Sarajevo')::date as today)
    select to_char(today, 'YYYY-MM-DD') as today,
      exists (select 1 from skill_demand_days d where d.day = today)
        and (exists (select 1 from skill_demand s where s.day = today) or not exists (select 1 from wanted_skills)) as counted,
      not exists (select 1 from skill_demand s where s.day < today) as first
    from now_here`)
  return rows[0] ?? { today: '1970-01-01', counted: true, first: false }
}

/** Counts the day that is `ago` days back from what is known of that time; counting again gives the same. */
export async function countDay(tx: Db, ago: number): Promise<void> {
  const places = JSON.stringify(placeAreas)
  const areas = listed([...allAreas], 'text')
  const day = sql`((now() at time zone 'Europe/Sarajevo')::date - ${ago}::int)`
  // A past day is counted as it ended.
  const at = sql`least(now(), (${day} + 1)::timestamp at time zone 'Europe/Sarajevo')`
  const spread = sql`
    wanted as (
      select o.id, o.municipalities, o.mode from opportunities_open_at(${at}) o where o.kind in ${WANTED}),
    spread as (
      select id, '' as area from wanted
      union
      select w.id, p.value from wanted w cross join unnest(w.municipalities) m
        join jsonb_each_text(${places}::jsonb) p on p.key = m
      union
      select w.id, a.value from wanted w cross join ${areas} a(value) where w.mode = 'remote')`
  await tx.execute(sql`delete from skill_demand where day = ${day}`)
  await tx.execute(sql`
    with ${spread}
    insert into skill_demand_days (day, open)
    select ${day}, coalesce(jsonb_object_agg(area, open), '{}') from (
      select area, count(*) as open from spread group by area) t
    on conflict (day) do update set open = excluded.open, counted_at = now()`)
  await tx.execute(sql`
    with ${spread}
    insert into skill_demand (day, area, skill_id, open)
    select ${day}, s.area, k.skill_id, count(*)
    from spread s join wanted_skills k on k.opportunity_id = s.id
    group by s.area, k.skill_id`)
}

const weekRows = rowsOf({ week: z.number(), day: z.string(), open: z.number() })
type WeekRow = RowOf<typeof weekRows>

/** Lists the last counted day of each of the weeks that end today; week 0 is the first of them. */
export async function listWeeks(db: Db, area: Area | null, weeks: number): Promise<WeekRow[]> {
  const { rows } = await weekRows(db)(sql`
    with now_here as (select (now() at time zone 'Europe/Sarajevo')::date as today)
    select distinct on (week) week, to_char(day, 'YYYY-MM-DD') as day, open from (
      select ${weeks}::int - 1 - ((today - d.day) / 7) as week, d.day,
        coalesce((d.open->>${area ?? ''}::text)::int, 0) as open
      from skill_demand_days d, now_here where d.day > today - ${weeks}::int * 7 and d.day <= today) t
    order by week, day desc`)
  return rows
}

export async function listSkillDays(
  db: Db,
  { area, skills, days }: { area: Area | null; skills: readonly string[]; days: readonly string[] },
): Promise<{ id: string; day: string; open: number }[]> {
  const { rows } = await skillDaysRows(db)(sql`
    select skill_id as id, to_char(day, 'YYYY-MM-DD') as day, open from skill_demand
    where area = ${area ?? ''} and skill_id in ${listed(skills)}
      and day in (select value::date from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb))`)
  return rows
}
