import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

export type Stage = 'day' | 'hours' | 'week'
const idRows = rowsOf({ id: z.string() })
const subjectRows = rowsOf({ subject: z.string() })
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Lists members who may have a deadline within the given days, after a place in their order; each is then checked alone.
 */
export async function listMembersWithDeadlines(
  db: Db,
  { days, after, most }: { days: number; after: string | undefined; most: number },
): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    with near as (
      select id from public_opportunities where status = 'published'
        and (deadline between now() and now() + make_interval(days => ${days})
          or starts_at between now() and now() + make_interval(days => ${days})))
    select u.id from active_members u where u.id > ${after ?? FIRST}::uuid and u.id in (
      select e.user_id from member_opportunity_events e join near on near.id = e.opportunity_id where e.kind = 'saved'
      union select a.user_id from member_applications a join near on near.id = a.opportunity_id
      union select user_id from member_interviews
        where starts_at between now() and now() + make_interval(days => ${days})
      union select user_id from member_applications where external is not null
        and status in ('draft', 'sent', 'in-review'))
    order by u.id limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Records the notified subjects; returns those that are new. */
export async function claimReminders(
  tx: Db,
  { userId, stage, subjects }: { userId: string; stage: Exclude<Stage, 'week'>; subjects: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set()
  const { rows } = await subjectRows(tx)(sql`
    insert into deadline_reminders (user_id, subject, stage)
    select ${userId}, subject, ${stage} from unnest(${sql.param([...subjects])}::uuid[]) as s(subject)
    on conflict do nothing returning subject`)
  return new Set(rows.map(({ subject }) => subject))
}

/** Claims this week's overview, once a week from Monday on; returns false if it was sent. */
export async function claimWeek(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await subjectRows(tx)(sql`
    insert into deadline_reminders as r (user_id, subject, stage) values (${userId}, ${FIRST}, 'week')
    on conflict (user_id, subject, stage) do update set told_at = now()
      where r.told_at < date_trunc('week', now() at time zone 'Europe/Sarajevo') at time zone 'Europe/Sarajevo'
    returning subject`)
  return rows.length > 0
}

export async function deleteOldReminders(db: Db): Promise<void> {
  await db.execute(sql`delete from deadline_reminders where told_at < now() - interval '60 days'`)
}
