import { sql } from 'drizzle-orm'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Coverage } from '../../contract/coverage.ts'
import type { ProgressPoint } from '../../contract/shapes.ts'

type Texts = { bhs: string; en: string }
export type StoredTarget = {
  id: string
  kind: 'occupation' | 'opportunity'
  ref: string
  title: Texts
  createdAt: string
}

const columns = sql`id, kind, ref, title,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`

export async function listStoredTargets(db: Db, userId: string): Promise<StoredTarget[]> {
  const { rows } = await db.execute<StoredTarget>(sql`
    select ${columns} from skill_targets where user_id = ${userId} order by created_at desc, id`)
  return rows
}

export async function findTarget(db: Db, userId: string, id: string): Promise<StoredTarget | undefined> {
  const { rows } = await db.execute<StoredTarget>(sql`
    select ${columns} from skill_targets where id = ${id} and user_id = ${userId}`)
  return rows[0]
}

/** Keeps a target unless there are as many as may be; the caller holds the person's row. */
export async function storeTarget(
  tx: Db,
  input: { userId: string; kind: StoredTarget['kind']; ref: string; title: Texts; most: number },
): Promise<string | undefined> {
  const { userId, kind, ref, title, most } = input
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
  const { rows: known } = await tx.execute<{ id: string }>(sql`
    select id from skill_targets where user_id = ${userId} and kind = ${kind} and ref = ${ref}`)
  if (known[0]) return known[0].id
  const made = await tx.execute<{ id: string }>(sql`
    insert into skill_targets (id, user_id, kind, ref, title)
    select ${newId()}, ${userId}, ${kind}, ${ref}, ${JSON.stringify(title)}::jsonb
    where (select count(*) from skill_targets where user_id = ${userId}) < ${most}
    returning id`)
  return made.rows[0]?.id
}

export async function deleteTarget(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(
    sql`delete from skill_targets where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}

/** Notes how far somebody is, if that is another figure than the last one; the last one of a day stays. */
export async function noteProgress(db: Db, target: string, now: Coverage): Promise<void> {
  if (onlyReads(db)) return
  await db.execute(sql`
    insert into skill_progress (target_id, day, share, have, near, needed)
    select ${target}::uuid, (now() at time zone 'Europe/Sarajevo')::date, ${now.share}::real, ${now.have}::int, ${now.near}::int, ${now.of}::int
    where exists (select 1 from skill_targets where id = ${target}) and not exists (
      select 1 from (
        select share, have, near, needed from skill_progress where target_id = ${target} order by day desc limit 1) last
      where abs(last.share - ${now.share}::real) < 0.0005 and last.have = ${now.have} and last.near = ${now.near} and last.needed = ${now.of})
    on conflict (target_id, day) do update
      set share = excluded.share, have = excluded.have, near = excluded.near, needed = excluded.needed`)
}

export async function listProgress(db: Db, target: string, most: number): Promise<ProgressPoint[]> {
  const { rows } = await db.execute<ProgressPoint>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, round(share::numeric, 4)::float8 as share, have, near, needed as of
    from skill_progress where target_id = ${target} order by day desc limit ${most}`)
  return rows.toReversed()
}

/** Among these skills, those that people who need the one nearly always need too, and that are the more general. */
export async function listBefore(db: Db, skills: string): Promise<{ skill: string; before: string }[]> {
  const { rows } = await db.execute<{ skill: string; before: string }>(sql`
    with asked as (select value::uuid as id from jsonb_array_elements_text(${skills}::jsonb)),
    need as (
      select distinct l.occupation_id, l.skill_id from occupation_skills l join asked on asked.id = l.skill_id),
    total as (select skill_id, count(*) as n from need group by skill_id)
    select one.skill_id as skill, other.skill_id as before
    from need one
    join need other on other.occupation_id = one.occupation_id and other.skill_id <> one.skill_id
    join total t1 on t1.skill_id = one.skill_id
    join total t2 on t2.skill_id = other.skill_id
    where t1.n > 1
    group by one.skill_id, other.skill_id, t1.n, t2.n
    having count(*) >= 0.6 * t1.n and t2.n >= 1.5 * t1.n
    order by 1, 2`)
  return rows
}
