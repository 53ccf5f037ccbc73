import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { hasAnswer } from '../contract/rules/kinds.ts'
import type { Field } from '../contract/rules/field.ts'
import type { OpenedSubmission, Submission } from '../contract/submissions.endpoints.ts'
import type { Status } from '../contract/statuses.ts'
import { type Call, type CallOfOne, orNotFound } from './editing.service.ts'
import { filesOfSubmission } from './files/files.queries.ts'
import { listVersions, selectForm, selectVersion } from './forms.queries.ts'
import { notifySenders } from './notifications.ts'
import {
  countByStatus,
  insertNote,
  listNotes,
  listSubmissionRows,
  selectSubmission,
  type SubmissionRow,
  updateAssigned,
  updateStatus,
} from './submissions.queries.ts'

const PAGE = 40

type Wanted = { q?: string | undefined; status?: Status | undefined; after?: string | undefined }

export async function listAllOf(db: Db, id: string, { q = '', status, after }: Wanted) {
  const form = await orNotFound(selectForm(db, id))
  const rows = await listSubmissionRows(db, {
    form: id,
    q: q.trim(),
    status,
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    title: form.content.title,
    received: form.received,
    counts: await countByStatus(db, id),
    fields: await questionsOf(db, id),
    submissions: page.map(toSubmission),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.sentAt), id: last.id }) : null,
  }
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

type Opened = { form: string; id: string }

export async function openSubmission(db: Db, { form, id }: Opened): Promise<OpenedSubmission> {
  const row = await orNotFound(selectSubmission(db, { form, id }))
  const content = await orNotFound(selectVersion(db, form, row.version))
  return {
    ...row,
    answers: row.answers as Submission['answers'],
    fields: content.fields,
    files: (await filesOfSubmission(db, id)).map(({ id: file, field, name, size }) => ({
      id: file,
      field,
      name,
      size,
    })),
    notes: await listNotes(db, id),
  }
}

/** Says how submissions stand: their senders see it, and members among them are told. */
export async function setStatus(
  { services, session, id }: CallOfOne,
  { ids, status, text }: { ids: readonly string[]; status: Status; text: string },
): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const form = await orNotFound(selectForm(tx, id))
    const changed = await updateStatus(tx, { form: id, ids, status, text: text.trim() })
    if (changed.length === 0) return
    await recordAudit(tx, {
      services,
      session,
      action: 'forms.status',
      subject: { kind: 'form', id, name: readText(form.content.title, 'bhs').text },
      after: { status, numbers: changed.map(({ number }) => String(number)) },
    })
    await notifySenders(tx, { services, form, changed, status, text: text.trim() })
  })
}

export async function assign(
  { services, session, id }: CallOfOne,
  { ids, mine }: { ids: readonly string[]; mine: boolean },
): Promise<void> {
  await updateAssigned(services.db, { form: id, ids, to: mine ? session.userId : null })
}

export async function note({ services, session, form, id, text }: Call & Opened & { text: string }) {
  await orNotFound(selectSubmission(services.db, { form, id }))
  await insertNote(services.db, { submission: id, author: session.userId, text: text.trim() })
  return openSubmission(services.db, { form, id })
}
