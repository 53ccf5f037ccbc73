import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Answers } from '../contract/rules/answers.ts'
import type { Content } from '../contract/rules/content.ts'
import { STATUSES } from '../contract/statuses.ts'

const submissionRows = rowsOf({
  id: z.string(),
  content: z.custom<Content>(),
  answers: z.custom<Answers>(),
  number: z.number(),
  status: z.enum(STATUSES),
  statusText: z.string(),
  at: timestamp,
})

/** Lists a member's submissions with the answered questions. */
export async function listSubmissionsOf(db: Db, member: string) {
  const { rows } = await submissionRows(db)(sql`
    select s.id, v.content, s.answers, s.number, s.status, s.status_text as "statusText", s.created_at as at
    from form_submissions s join form_versions v on v.form_id = s.form_id and v.number = s.version
    where s.member_id = ${member} order by s.created_at desc, s.id desc limit 1000`)
  return rows.map(({ at, ...row }) => ({ ...row, at: toIso(at) }))
}

/** Takes out what people sent to an organisation that closes; nobody is left who may read it, and its forms end. */
export async function deleteAnswersTo(tx: Db, organisation: string): Promise<void> {
  const own = sql`form_id in (select id from forms where organisation_id = ${organisation})`
  await deleteSubmissionsOf(tx, own)
  await tx.execute(sql`delete from form_files where ${own}`)
  await tx.execute(sql`delete from form_drafts where ${own}`)
  await tx.execute(sql`delete from form_webhooks where ${own}`)
  await tx.execute(sql`
    update forms set published = null, archived_at = coalesce(archived_at, now()), updated_at = now()
    where organisation_id = ${organisation}`)
}

/** Takes out of submissions what somebody said, and with it what staff noted about that. */
export async function deleteSubmissionsOf(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    with cleared as (
      update form_submissions set answers = '{}', typed = '{}', terms = ''::tsvector, status_text = '', cleared_at = coalesce(cleared_at, now())
      where ${which} returning id
    ), files as (
      delete from form_files where submission_id in (select id from cleared)
    ), notes as (
      delete from form_notes where submission_id in (select id from cleared)
    )
    delete from form_drafts where submission_id in (select id from cleared)`)
}
