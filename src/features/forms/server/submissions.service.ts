import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { hasAnswer } from '../contract/rules/kinds.ts'
import type { Field } from '../contract/rules/field.ts'
import { IDS_MAX, type OpenedSubmission, type Submission } from '../contract/submissions.endpoints.ts'
import type { Status } from '../contract/statuses.ts'
import { recordForm } from './audit.ts'
import { type Call, orNotFound } from './editing.service.ts'
import { listFilesOfSubmission } from './files/files.queries.ts'
import { listVersions, findForm, findVersion } from './forms.queries.ts'
import { ofAnswer, ofDays } from './answer-filter.ts'
import type { Reading } from './reading.ts'
import { notifySenders } from './notifications.ts'
import {
  countByStatus,
  type Filter,
  insertNote,
  listMatchingIds,
  listNotes,
  listSubmissionRows,
  findSubmission,
  type SubmissionRow,
  updateStatus,
} from './submissions.queries.ts'

const PAGE = 40

export type Conditions = {
  q?: string | undefined
  status?: Status | undefined
  reader?: string | null | undefined
  from?: string | undefined
  until?: string | undefined
  answer?: string | undefined
}

export function filterOf(
  fields: readonly Field[],
  { q = '', status, reader, answer, ...days }: Conditions,
): Filter {
  const { more = [], figure } = answer === undefined ? {} : ofAnswer(fields, answer)
  return { q: q.trim(), status, reader, more: [...ofDays(days), ...more], figure }
}

export async function listAllOf(
  db: Db,
  reading: Reading,
  { after, ...conditions }: Conditions & { after?: string | undefined },
) {
  const form = await orNotFound(findForm(db, reading.form))
  const fields = await questionsOf(db, form.id)
  const rows = await listSubmissionRows(db, {
    ...reading,
    ...filterOf(fields, conditions),
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const counts = await countByStatus(db, reading)
  return {
    title: form.content.title,
    received: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    fields,
    submissions: page.map(toSubmission),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.sentAt), id: last.id }) : null,
  }
}

export async function listIds(db: Db, reading: Reading, conditions: Conditions) {
  const form = await orNotFound(findForm(db, reading.form))
  const filter = filterOf(await questionsOf(db, form.id), conditions)
  return { ids: await listMatchingIds(db, { ...reading, ...filter, limit: IDS_MAX }) }
}

/** Every question that was ever asked, as it was asked last: one table for answers to all versions. */
export async function questionsOf(db: Db, form: string): Promise<Field[]> {
  const fields = new Map<string, Field>()
  for (const { content } of await listVersions(db, form))
    for (const field of content.fields)
      if (hasAnswer(field.kind) && !fields.has(field.id)) fields.set(field.id, field)
  return [...fields.values()]
}

export function toSubmission(row: SubmissionRow): Submission {
  return { ...row, answers: row.answers as Submission['answers'] }
}

type Opened = Reading & { id: string }

export async function getSubmission(db: Db, opened: Opened): Promise<OpenedSubmission> {
  const row = await orNotFound(findSubmission(db, opened))
  const { form, id } = opened
  const content = await orNotFound(findVersion(db, form, row.version))
  return {
    ...row,
    answers: row.answers as Submission['answers'],
    fields: content.fields,
    files: (await listFilesOfSubmission(db, id)).map(({ id: file, field, name, size }) => ({
      id: file,
      field,
      name,
      size,
    })),
    notes: await listNotes(db, id),
  }
}

/** Says how submissions stand: their senders see it, and members among them are told. */
export async function updateSubmissionStatus(
  { services, session, ...reading }: Call & Reading,
  { ids, status, text }: { ids: readonly string[]; status: Status; text: string },
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const form = await orNotFound(findForm(tx, reading.form))
    const changed = await updateStatus(tx, { ...reading, ids, status, text: text.trim() })
    if (changed.length === 0) return
    await recordForm(tx, {
      services,
      session,
      form,
      action: 'status',
      after: { status, numbers: changed.map(({ number }) => String(number)) },
    })
    await notifySenders(tx, { services, form, changed, status, text: text.trim() })
  })
}

export async function addSubmissionNote({
  services,
  session,
  text,
  ...opened
}: Call & Opened & { text: string }) {
  await orNotFound(findSubmission(services.db, opened))
  await insertNote(services.db, { submission: opened.id, author: session.userId, text: text.trim() })
  return getSubmission(services.db, opened)
}
