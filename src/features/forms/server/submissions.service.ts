import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { hasAnswer } from '../contract/rules/kinds.ts'
import type { Field } from '../contract/rules/field.ts'
import type { Submission } from '../contract/submissions.endpoints.ts'
import type { Status } from '../contract/statuses.ts'
import { foundOrThrow } from './editing.service.ts'
import { listVersions, selectForm } from './forms.queries.ts'
import { countByStatus, listSubmissionRows, type SubmissionRow } from './submissions.queries.ts'

const PAGE = 40

type Wanted = { q?: string | undefined; status?: Status | undefined; after?: string | undefined }

export async function listAllOf(db: Db, id: string, { q = '', status, after }: Wanted) {
  const form = await foundOrThrow(selectForm(db, id))
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
    submissions: page.map(shown),
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

export function shown(row: SubmissionRow): Submission {
  return { ...row, answers: row.answers as Submission['answers'] }
}
