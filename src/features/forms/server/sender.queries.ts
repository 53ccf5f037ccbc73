import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, type RowOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Answers, FormInput } from '../contract/rules/answers.ts'
import { STATUSES } from '../contract/statuses.ts'

const numberRows = rowsOf({ number: z.number() })
const idRows = rowsOf({ id: z.string() })
const submissionRows = rowsOf({
  id: z.string(),
  form: z.string(),
  version: z.number(),
  number: z.number(),
  answers: z.custom<Answers>(),
  typed: z.custom<FormInput>(),
  member: z.nullable(z.string()),
  status: z.enum(STATUSES),
  statusText: z.string(),
  statusAt: timestamp,
  sentAt: timestamp,
  editedAt: z.nullable(timestamp),
  clearedAt: z.nullable(timestamp),
  /** True if a reader has deleted it. */
  deleted: z.boolean(),
})
export type OwnSubmission = ReturnType<typeof toSubmission>

function toSubmission(row: RowOf<typeof submissionRows>) {
  return {
    ...row,
    statusAt: toIso(row.statusAt),
    sentAt: toIso(row.sentAt),
    editedAt: toIso(row.editedAt),
    clearedAt: toIso(row.clearedAt),
  }
}

/** Takes the next number of a form, if its quota leaves one: one statement, so that no two take the last. */
export async function claimNumber(tx: Db, form: string): Promise<number | undefined> {
  const { rows } = await numberRows(tx)(sql`
    update forms set received = received + 1
    where id = ${form} and (quota is null or received < quota) returning received as number`)
  return rows[0]?.number
}

type NewSubmission = {
  id: string
  form: string
  version: number
  number: number
  answers: Answers
  typed: FormInput
  terms: SQL
  member: string | null
  onlyOne: boolean
  locale: Locale
  digest: Buffer
  sheet: Buffer
  /** What it was filled in for. */
  use: string | null
}

/** Says whether it is there now; not where this member has sent one already. */
export async function insertSubmission(tx: Db, submission: NewSubmission): Promise<boolean> {
  const { id, form, version, number, answers, typed, terms, member, onlyOne, locale, digest, sheet, use } =
    submission
  const { rows } = await idRows(tx)(sql`
    insert into form_submissions (id, form_id, version, number, answers, typed, terms, member_id, only_one, locale, key_digest,
      sheet_digest, use_id)
    values (${id}, ${form}, ${version}, ${number}, ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(typed)}::jsonb,
      ${terms}, ${member}, ${onlyOne}, ${locale}, ${digest}, ${sheet}, ${use})
    on conflict do nothing returning id`)
  return rows.length > 0
}

export async function updateSubmissionOfSender(
  tx: Db,
  { id, answers, typed, terms }: Pick<NewSubmission, 'id' | 'answers' | 'typed' | 'terms'>,
): Promise<void> {
  await tx.execute(sql`
    update form_submissions set answers = ${JSON.stringify(answers)}::jsonb, typed = ${JSON.stringify(typed)}::jsonb,
      terms = ${terms}, edited_at = now() where id = ${id} and cleared_at is null and deleted_at is null`)
}

const SENT = sql`id, form_id as form, version, number, answers, typed, member_id as member, status, status_text as "statusText",
  status_at as "statusAt", created_at as "sentAt", edited_at as "editedAt", coalesce(deleted_at, cleared_at) as "clearedAt",
  deleted_at is not null as deleted`

export async function findSubmissionByKey(db: Db, digest: Buffer): Promise<OwnSubmission | undefined> {
  const { rows } = await submissionRows(db)(
    sql`select ${SENT} from form_submissions where key_digest = ${digest}`,
  )
  return rows[0] && toSubmission(rows[0])
}

export async function findSubmissionOfSender(db: Db, id: string): Promise<OwnSubmission | undefined> {
  const { rows } = await submissionRows(db)(sql`select ${SENT} from form_submissions where id = ${id}`)
  return rows[0] && toSubmission(rows[0])
}

/** The id of the submission that was sent with this very sheet. */
export async function findIdOfSheet(db: Db, sheet: Buffer): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`select id from form_submissions where sheet_digest = ${sheet}`)
  return rows[0]?.id
}

const ownRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.custom<{ bhs: string; en: string }>(),
  number: z.number(),
  status: z.enum(STATUSES),
  sentAt: timestamp,
  statusAt: timestamp,
})

export async function listSubmissionsBy(db: Db, member: string) {
  const { rows } = await ownRows(db)(sql`
    select s.id, f.slug, v.content -> 'title' as title, s.number, s.status, s.created_at as "sentAt", s.status_at as "statusAt"
    from form_submissions s join forms f on f.id = s.form_id
      join form_versions v on v.form_id = s.form_id and v.number = s.version
    where s.member_id = ${member} order by s.created_at desc, s.id desc limit 100`)
  return rows.map(({ sentAt, statusAt, ...row }) => ({
    ...row,
    sentAt: toIso(sentAt),
    statusAt: toIso(statusAt),
  }))
}
