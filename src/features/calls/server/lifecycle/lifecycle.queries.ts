import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import type { CallContent } from '../../contract/call.ts'

const dueRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  content: z.custom<CallContent>(),
  organisation: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  created_by: z.nullable(z.string()),
})
export type DueCall = RowOf<typeof dueRows>
const idRows = rowsOf({ id: z.string() })
const userRows = rowsOf({ user_id: z.string() })

/** The time before the deadline at which people are reminded of a call. */
export const REMIND_BEFORE = '48 hours'

/** Claims one call that has opened and was not announced yet; a concurrent claim finds none. */
export async function claimOpened(tx: Db): Promise<DueCall | undefined> {
  const { rows } = await dueRows(tx)(sql`
    update grant_calls c set announced_at = now()
    from (
      select g.id, b.organisation_id as organisation, b.name as bank
      from grant_calls g left join bank_names b on b.id = g.bank_id
      where g.status = 'published' and g.announced_at is null and g.reminded_at is null
        and g.opens_at <= clock_timestamp() and g.deadline > clock_timestamp()
      order by g.opens_at limit 1 for update of g skip locked
    ) due
    where c.id = due.id
    returning c.id, c.slug, c.content, due.organisation, due.bank, c.created_by`)
  return rows[0]
}

/** Claims one call that closes soon and of which nobody was reminded yet. */
export async function claimClosing(tx: Db): Promise<DueCall | undefined> {
  const { rows } = await dueRows(tx)(sql`
    update grant_calls c set reminded_at = now()
    from (
      select g.id, b.organisation_id as organisation, b.name as bank
      from grant_calls g left join bank_names b on b.id = g.bank_id
      where g.status = 'published' and g.announced_at is not null and g.reminded_at is null
        and g.deadline > clock_timestamp() and g.deadline <= clock_timestamp() + ${REMIND_BEFORE}::interval
      order by g.deadline limit 1 for update of g skip locked
    ) due
    where c.id = due.id
    returning c.id, c.slug, c.content, due.organisation, due.bank, c.created_by`)
  return rows[0]
}

/** Stores the opportunity as which a call appears in lists, search and deadlines. */
export async function updateOpportunityOfCall(
  tx: Db,
  { id, opportunityId }: { id: string; opportunityId: string },
) {
  await tx.execute(sql`update grant_calls set opportunity_id = ${opportunityId} where id = ${id}`)
}

/** Lists the members of teams that have begun an application for a call and not sent it. */
export async function listUnsentTeams(tx: Db, callId: string): Promise<string[]> {
  const { rows } = await userRows(tx)(sql`
    select t.user_id from call_team_members t
    where t.call_id = ${callId} and not exists (
      select from submitted_applications a join sent_canvas_people s on s.canvas_id = a.canvas_id
      where a.call_id = t.call_id and s.user_id = t.user_id)`)
  return rows.map((row) => row.user_id)
}

/** Lists the members who asked to be reminded of a call. */
export async function listRemindedMembers(tx: Db, callId: string): Promise<string[]> {
  const { rows } = await userRows(tx)(sql`
    select r.user_id from grant_call_reminders r join active_members m on m.id = r.user_id
    where r.call_id = ${callId}`)
  return rows.map((row) => row.user_id)
}

/** Sets whether a member wants reminders of a call; setting the same again is fine. */
export async function saveReminderRow(
  db: Db,
  { slug, userId, wanted }: { slug: string; userId: string; wanted: boolean },
): Promise<boolean> {
  const { rows } = await idRows(db)(
    wanted
      ? sql`
        insert into grant_call_reminders (call_id, user_id)
        select id, ${userId} from grant_calls where slug = ${slug} and status = 'published'
        on conflict (call_id, user_id) do update set created_at = grant_call_reminders.created_at
        returning call_id as id`
      : sql`
        with call as (select id from grant_calls where slug = ${slug} and status = 'published'),
        gone as (delete from grant_call_reminders where user_id = ${userId} and call_id in (select id from call))
        select id from call`,
  )
  return rows.length > 0
}

const reminderRows = rowsOf({ wanted: z.boolean() })

export async function hasReminder(
  db: Db,
  { slug, userId }: { slug: string; userId: string },
): Promise<boolean> {
  const { rows } = await reminderRows(db)(sql`
    select exists (
      select 1 from grant_call_reminders r join grant_calls c on c.id = r.call_id
      where c.slug = ${slug} and r.user_id = ${userId}) as wanted`)
  return rows[0]?.wanted ?? false
}
