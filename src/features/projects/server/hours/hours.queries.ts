import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { DAY_MINUTES, HOURS_STATES, type saveHours } from '../../contract/hours/hours.endpoints.ts'

const SHOWN = 500

const hoursRows = rowsOf({
  id: z.string(),
  user_id: z.nullable(z.string()),
  entered_by: z.nullable(z.string()),
  name: z.nullable(z.string()),
  day: z.string(),
  minutes: z.number(),
  what: z.string(),
  skills: z.array(z.string()),
  state: z.enum(HOURS_STATES),
  reason: z.nullable(z.string()),
})

/** Lists the hours of one person, or of everyone. */
export async function listHourRows(db: Db, { projectId, of }: { projectId: string; of: string | null }) {
  const { rows } = await hoursRows(db)(sql`
    select h.id, h.user_id, h.entered_by, u.first_name || ' ' || u.last_name as name, h.worked_on::text as day,
      h.minutes, h.what, h.skills, h.reason,
      case when h.confirmed_at is not null then 'confirmed' when h.returned_at is not null then 'returned' else 'waiting' end as state
    from project_hours h left join users u on u.id = h.user_id
    where h.project_id = ${projectId} and (${of}::uuid is null or h.user_id = ${of}::uuid)
    order by h.confirmed_at is not null or h.returned_at is not null, h.worked_on desc, h.id limit ${SHOWN}`)
  return rows
}

const sumRows = rowsOf({ minutes: z.number() })

/** Returns whether a person's day has room for these minutes, over all projects. Locks, so that concurrent calls wait. */
export async function hasRoom(
  tx: Db,
  { userId, day, minutes }: { userId: string; day: string; minutes: number },
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('projects.hours:' || ${userId}, 0))`)
  const { rows } = await sumRows(tx)(sql`
    select coalesce(sum(minutes), 0)::int as minutes from project_hours
    where user_id = ${userId} and worked_on = ${day} and returned_at is null`)
  return (rows[0]?.minutes ?? 0) + minutes <= DAY_MINUTES
}

const ownerRows = rowsOf({ project_id: z.string() })
const countRows = rowsOf({ count: z.number() })
const idRows = rowsOf({ id: z.string() })

export async function findProjectOfHours(tx: Db, id: string): Promise<string | undefined> {
  const { rows } = await ownerRows(tx)(sql`select project_id from project_hours where id = ${id}`)
  return rows[0]?.project_id
}

export async function countHours(tx: Db, projectId: string): Promise<number> {
  const { rows } = await countRows(tx)(
    sql`select count(*)::int as count from project_hours where project_id = ${projectId}`,
  )
  return rows[0]?.count ?? 0
}

type New = { id: string; projectId: string; userId: string; enteredBy: string }

/** Inserts hours; returns false if the id is taken. */
export async function insertHours(tx: Db, at: New, { day, minutes, what, skills }: BodyOf<typeof saveHours>) {
  const { rows } = await idRows(tx)(sql`
    insert into project_hours (id, project_id, user_id, worked_on, minutes, what, skills, entered_by)
    values (${at.id}, ${at.projectId}, ${at.userId}, ${day}, ${minutes}, ${what.trim()},
      ${sql.param([...new Set(skills)])}::uuid[], ${at.enteredBy})
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

const settledRows = rowsOf({
  user_id: z.nullable(z.string()),
  minutes: z.number(),
  skills: z.array(z.string()),
  settled: z.boolean(),
  entered_by: z.nullable(z.string()),
})

export async function lockHours(tx: Db, { id, projectId }: { id: string; projectId: string }) {
  const { rows } = await settledRows(tx)(sql`
    select user_id, minutes, skills, entered_by, confirmed_at is not null or returned_at is not null as settled
    from project_hours where id = ${id} and project_id = ${projectId} for update`)
  return rows[0]
}

export async function saveConfirmation(tx: Db, { id, by }: { id: string; by: string }): Promise<void> {
  await tx.execute(sql`
    update project_hours set confirmed_at = clock_timestamp(), confirmed_by = ${by} where id = ${id}`)
}

export async function saveRejection(tx: Db, { id, by, reason }: { id: string; by: string; reason: string }) {
  await tx.execute(sql`
    update project_hours set returned_at = clock_timestamp(), returned_by = ${by}, reason = ${reason} where id = ${id}`)
}

export async function deleteHours(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`delete from project_hours where id = ${id}`)
}

const bySkillRows = rowsOf({ skill: z.string(), minutes: z.number() })

/** Returns a person's confirmed hours on a project by skill. */
export async function listMinutesBySkill(
  tx: Db,
  { projectId, userId, skills }: { projectId: string; userId: string; skills: readonly string[] },
) {
  const { rows } = await bySkillRows(tx)(sql`
    select s.skill, sum(h.minutes)::int as minutes from project_hours h cross join unnest(h.skills) s(skill)
    where h.project_id = ${projectId} and h.user_id = ${userId} and h.confirmed_at is not null
      and s.skill = any(${sql.param([...skills])}::uuid[]) group by 1`)
  return rows
}

const ownRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  minutes: z.number(),
  from: z.string(),
  to: z.string(),
  bank: z.nullable(z.string()),
  what: z.array(z.string()),
  skills: z.nullable(z.array(z.string())),
})

/** Lists projects with confirmed hours of a person, the latest first. */
export async function listVolunteeringRows(db: Db, userId: string) {
  const { rows } = await ownRows(db)(sql`
    select p.id, p.slug, p.title, sum(h.minutes)::int as minutes, min(h.worked_on)::text as from, max(h.worked_on)::text as to,
      min(b.name) as bank, (array_agg(h.what order by h.minutes desc, h.id))[1:3] as what,
      (select array_agg(distinct s.skill) from project_hours o cross join unnest(o.skills) s(skill)
        where o.project_id = p.id and o.user_id = ${userId} and o.confirmed_at is not null) as skills
    from project_hours h join projects p on p.id = h.project_id join public_calls c on c.id = p.call_id
    left join bank_names b on b.id = c.bank_id
    where h.user_id = ${userId} and h.confirmed_at is not null group by p.id order by "to" desc, p.id`)
  return rows
}

/** Replaces a merged skill by the other one. */
export async function updateSkillInProjects(tx: Db, { from, into }: { from: string; into: string }) {
  await tx.execute(sql`
    update project_hours set skills = case when ${into}::uuid = any(skills) then array_remove(skills, ${from}::uuid)
      else array_replace(skills, ${from}::uuid, ${into}::uuid) end
    where ${from}::uuid = any(skills)`)
}
