import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { managesBank, staffOfGrants } from '#features/calls/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

/** Matches calls whose money the member handles: of their bank, of all banks as staff, or as a substitute named for it. */
export function isOfBank(session: Session): SQL {
  return sql`(${managesBank(session, sql`c.bank_id`)} or exists (
    select from call_boards j where j.call_id = c.id and j.user_id = ${session.userId}))`
}

/** Matches people with a conflict of interest by the rule of decisions, now or at the decision; they sign and pay nothing. */
export const hasConflict = (userId: SQL): SQL => sql`exists (
  select from award_conflicts k where k.canvas_id = p.canvas_id and k.user_id = ${userId})`

/** Matches people who may act for the bank of a project. */
const isFree = (userId: SQL): SQL => sql`(not ${hasConflict(userId)} and not exists (
  select from project_members m where m.project_id = p.id and m.user_id = ${userId}))`

const idRows = rowsOf({ id: z.string() })

/**
 * Lists who may act for the bank: its board and its substitutes without a conflict; staff too where the call has no bank, or
 * nobody else is left.
 */
export async function listBank(
  db: Db,
  projectId: string,
  { except = null }: { except?: string | null } = {},
): Promise<string[]> {
  const staff = sql.param(await staffOfGrants(db))
  const listed = async (withStaff: SQL) => {
    const { rows } = await idRows(db)(sql`
      select u.id from projects p join public_calls c on c.id = p.call_id cross join lateral (
        select j.user_id as id from call_boards j where j.call_id = c.id
        union select unnest(${staff}::uuid[]) where ${withStaff}) u
      where p.id = ${projectId} and u.id is distinct from ${except}::uuid and ${isFree(sql`u.id`)}
      order by u.id`)
    return rows.map(({ id }) => id)
  }
  const own = await listed(sql`c.bank_id is null`)
  return own.length > 0 ? own : listed(sql`true`)
}

/** One person releases an instalment, and another records its payment. */
const PAYERS = 2
/** Counts those of a bank and its substitutes who may act for it. */
const free: SQL = sql`(select count(*)::int from call_boards j where j.call_id = c.id and ${isFree(sql`j.user_id`)})`
const short: SQL = sql`(p.report_accepted_at is null and c.bank_id is not null and ${free} < ${PAYERS})`

const shortRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  call: z.string(),
  free: z.number(),
})

/** Claims one project whose bank has too few people to pay; a concurrent task claims another one, or none. */
export async function claimShortBank(tx: Db) {
  const { rows } = await shortRows(tx)(sql`
    with due as (
      select p.id, p.slug, p.title, c.slug as call, ${free} as free, p.started_at
      from projects p join public_calls c on c.id = p.call_id
      where ${short} and not exists (
        select from project_paper_reminders m where m.project_id = p.id and m.stage = 'board')
      order by p.started_at, p.id limit 1 for update of p skip locked),
    claimed as (
      insert into project_paper_reminders (project_id, stage, since, late)
      select id, 'board', started_at::date, true from due on conflict do nothing returning project_id)
    select due.id, due.slug, due.title, due.call, due.free from due join claimed on claimed.project_id = due.id`)
  return rows[0]
}

/** Deletes the notes of banks with enough people again, so that staff hear of the next shortage. */
export async function deleteNotesOfFullBanks(db: Db): Promise<void> {
  await db.execute(sql`
    delete from project_paper_reminders n using projects p, public_calls c
    where n.stage = 'board' and p.id = n.project_id and c.id = p.call_id and not ${short}`)
}
