import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { termQuery } from '#platform/server/db/terms.ts'
import type { Answers } from '../contract/rules/answers.ts'
import { STATUSES, type Status } from '../contract/statuses.ts'
import { ofReading, type Reading } from './reading.ts'

const SHAPE = {
  id: z.string(),
  number: z.number(),
  version: z.number(),
  answers: z.custom<Answers>(),
  memberId: z.nullable(z.string()),
  memberName: z.nullable(z.string()),
  status: z.enum(STATUSES),
  assignedId: z.nullable(z.string()),
  assignedName: z.nullable(z.string()),
  sentAt: timestamp,
  editedAt: z.nullable(timestamp),
  clearedAt: z.nullable(timestamp),
}
const submissionRows = rowsOf(SHAPE)
const openedRows = rowsOf({ ...SHAPE, statusText: z.string(), statusAt: timestamp })
export type SubmissionRow = ReturnType<typeof toSubmission>
const countRows = rowsOf({ status: z.enum(STATUSES), count: z.number() })

function toSubmission(row: RowOf<typeof submissionRows>) {
  const { memberId, memberName, assignedId, assignedName, sentAt, editedAt, clearedAt, ...rest } = row
  return {
    ...rest,
    member: memberId === null ? null : { id: memberId, name: memberName ?? '' },
    assigned: assignedId === null ? null : { id: assignedId, name: assignedName ?? '' },
    sentAt: toIso(sentAt),
    editedAt: toIso(editedAt),
    clearedAt: toIso(clearedAt),
  }
}

const COLUMNS = sql`s.id, s.number, s.version, s.answers, s.member_id as "memberId",
  m.first_name || ' ' || m.last_name as "memberName", s.status, s.assigned_to as "assignedId",
  a.first_name || ' ' || a.last_name as "assignedName", s.created_at as "sentAt", s.edited_at as "editedAt",
  s.cleared_at as "clearedAt"`
const PEOPLE = sql`left join users m on m.id = s.member_id left join users a on a.id = s.assigned_to`

export type Filter = {
  q: string
  status: Status | undefined
  /** Who reads it; null where nobody does. */
  reader?: string | null | undefined
  /** Further conditions on the rows `s`. */
  more?: readonly SQL[]
  /** A condition on the figures `f` of one question. */
  figure?: SQL | undefined
}
type Listing = Reading & Filter & { after?: Place | undefined; limit: number }

/** Lists by figures in their own order, which holds nothing else: so it stays quick however few of 50,000 match. */
const placeOf = ({ figure }: Filter): SQL =>
  figure ? sql`(f.created_at, f.submission_id)` : sql`(s.created_at, s.id)`
const orderOf = ({ figure }: Filter): SQL =>
  figure ? sql`f.created_at desc, f.submission_id desc` : sql`s.created_at desc, s.id desc`
const tableOf = ({ figure }: Filter): SQL =>
  figure ? sql`form_figures f join form_submissions s on s.id = f.submission_id` : sql`form_submissions s`

function matching({ after, ...listing }: Omit<Listing, 'limit'>): SQL {
  const { q, status, reader, more = [], figure, ...reading } = listing
  const terms = q === '' ? undefined : termQuery(q)
  const conditions = [
    ofReading(reading),
    ...(status ? [sql`s.status = ${status}`] : []),
    ...(reader === undefined
      ? []
      : [reader === null ? sql`s.assigned_to is null` : sql`s.assigned_to = ${reader}`]),
    ...(terms ? [sql`s.terms @@ ${terms}`] : []),
    ...more,
    ...(figure ? [sql`f.form_id = ${reading.form} and ${figure}`] : []),
    ...(after ? [sql`${placeOf(listing)} < ${pageMark(after)}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

export async function listSubmissionRows(db: Db, { limit, ...listing }: Listing): Promise<SubmissionRow[]> {
  const { rows } = await submissionRows(db)(sql`
    select ${COLUMNS} from ${tableOf(listing)} ${PEOPLE} where ${matching(listing)}
    order by ${orderOf(listing)} limit ${limit}`)
  return rows.map(toSubmission)
}

const idRows = rowsOf({ id: z.string() })

export async function listMatchingIds(db: Db, { limit, ...listing }: Listing): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select s.id from ${tableOf(listing)} where ${matching(listing)}
    order by ${orderOf(listing)} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Counts what stands where: of a whole form it is kept by the database, and what hides some of it is counted. */
export async function countByStatus(db: Db, reading: Reading): Promise<Record<Status, number>> {
  const { rows } = await countRows(db)(
    reading.hidden.length === 0
      ? sql`select status, count from form_counts where form_id = ${reading.form}`
      : sql`select status, count(*)::int as count from form_submissions s where ${ofReading(reading)} group by status`,
  )
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    Status,
    number
  >
}

export async function findSubmission(db: Db, { id, ...reading }: Reading & { id: string }) {
  const { rows } = await openedRows(db)(sql`
    select ${COLUMNS}, s.status_text as "statusText", s.status_at as "statusAt" from form_submissions s ${PEOPLE}
    where ${ofReading(reading)} and s.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const { statusText, statusAt, ...rest } = row
  return { ...toSubmission(rest), statusText, statusAt: toIso(statusAt) }
}

const noteRows = rowsOf({ id: z.string(), author: z.nullable(z.string()), text: z.string(), at: timestamp })

export async function listNotes(db: Db, submission: string) {
  const { rows } = await noteRows(db)(sql`
    select n.id, u.first_name || ' ' || u.last_name as author, n.text, n.created_at as at
    from form_notes n left join users u on u.id = n.author_id
    where n.submission_id = ${submission} order by n.created_at, n.id limit 200`)
  return rows.map(({ at, ...note }) => ({ ...note, at: toIso(at) }))
}

export async function insertNote(
  tx: Db,
  note: { submission: string; author: string; text: string },
): Promise<void> {
  await tx.execute(sql`
    insert into form_notes (id, submission_id, author_id, text)
    values (${newId()}, ${note.submission}, ${note.author}, ${note.text})`)
}

export type Some = Reading & { ids: readonly string[] }
const changedRows = rowsOf({ id: z.string(), number: z.number(), member: z.nullable(z.string()) })

/** Stores a new status and returns the changed submissions with their senders. */
export async function updateStatus(
  tx: Db,
  { ids, status, text, ...reading }: Some & { status: Status; text: string },
) {
  const { rows } = await changedRows(tx)(sql`
    update form_submissions s set status = ${status}, status_text = ${text}, status_at = now()
    where ${ofReading(reading)} and id = any(${sql.param(ids)}::uuid[]) and (status, status_text) <> (${status}, ${text})
    returning id, number, member_id as member`)
  return rows
}
