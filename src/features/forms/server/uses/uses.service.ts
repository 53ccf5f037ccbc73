import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import type { UsedSubmission, FormOffer, FormUse, listUseSubmissions } from '../../contract/uses.endpoints.ts'
import { listFiles, type FileRow } from '../files/files.queries.ts'
import { getFormFile } from '../files/files.service.ts'
import { findFormBySlug } from '../forms.queries.ts'
import { stateOf } from '../state.ts'
import { questionsOf } from '../submissions.service.ts'
import type { About, FormAbouts, ThingWithForm } from './about.ts'
import {
  countUseSubmissions,
  findFormOfUsed,
  findUse,
  findUseOf,
  listChoices,
  listUsedForms,
  listUsedRows,
  saveUse,
} from './uses.queries.ts'
import { sql } from '#platform/server/db/sql.ts'

const PAGE = 40

type Call = { services: Services; session: Session; abouts: FormAbouts; about: About }

/** Returns the form to fill in for something, while both take answers. */
export async function getPublicUse(db: Db, abouts: FormAbouts, about: About): Promise<FormOffer | null> {
  const use = await findUseOf(db, about)
  if (!use || !(await abouts.find(db, about))?.isOpen) return null
  const form = await findFormBySlug(db, use.slug)
  if (!form?.asked || stateOf(form) !== 'open') return null
  return {
    title: form.asked.title,
    path: `/forms/${form.slug}?for=${use.id}`,
    paper: `/forms/${form.slug}/paper`,
  }
}

/** Returns what a form is filled in for; undefined once that takes no answers. */
export async function thingOf(
  db: Db,
  abouts: FormAbouts,
  use: { id: string; form: string },
): Promise<ThingWithForm | undefined> {
  const row = await findUse(db, use)
  const thing = row && (await abouts.find(db, { kind: row.kind, id: row.about }))
  return thing?.isOpen ? thing : undefined
}

export async function getUse({ services: { db }, session, abouts, about }: Call): Promise<FormUse> {
  const edited = await abouts.editedOrThrow(db, session, about)
  const organisation = (await edited.organisationOf?.(db, about.id)) ?? null
  const use = await findUseOf(db, about)
  const form = use?.slug ?? null
  const [choices, received] = await Promise.all([
    listChoices(db, { all: isStaff(session), organisation, use: form }),
    countUseSubmissions(db, about),
  ])
  return { form, choices, received }
}

/** Staff of content choose among all forms, organisations and banks among those that are offered to them. */
function isStaff({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('content'))
}

export async function saveFormUse(call: Call, slug: string | null): Promise<FormUse> {
  const { services, session, about } = call
  const { choices } = await getUse(call)
  const form = slug === null ? undefined : await findFormBySlug(services.db, slug)
  if (slug !== null && (!form || !choices.some((one) => one.slug === slug)))
    throw new Problem(platform.invalid, { fields: { form: problems.closed.code } })
  await inTransaction(services.pool, (tx) => saveUse(tx, about, form?.id ?? null))
  return getUse({ ...call, session })
}

export async function listUsed(
  { services: { db }, session, abouts, about }: Call,
  after: string | undefined,
): Promise<ResponseOf<typeof listUseSubmissions>> {
  const edited = await abouts.editedOrThrow(db, session, about)
  const hidden = (await edited.hiddenBy(db, session, about.id)) ?? null
  const received = await countUseSubmissions(db, about)
  if (hidden || received === 0) return { received, hidden, fields: [], submissions: [], next: null }
  const rows = await listUsedRows(db, about, {
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const forms = await listUsedForms(db, about)
  const ids = page.map(({ id }) => id)
  const files = await listFiles(db, sql`submission_id = any(${sql.param(ids)}::uuid[])`)
  return {
    received,
    hidden,
    fields: (await Promise.all(forms.map((form) => questionsOf(db, form)))).flat(),
    submissions: page.map((row) => ({
      ...row,
      answers: row.answers as UsedSubmission['answers'],
      files: filesOf(files, row.id),
    })),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.sentAt), id: last.id }) : null,
  }
}

function filesOf(files: readonly FileRow[], submission: string): UsedSubmission['files'] {
  return files
    .filter((file) => file.submission === submission)
    .map(({ id, field, name }) => ({ id, field, name }))
}

type Named = { submission: string; file: string }

export async function getUseFile(
  { services, session, abouts, about }: Call,
  { submission, file }: Named,
  header: (name: string, value: string) => void,
) {
  const edited = await abouts.editedOrThrow(services.db, session, about)
  const form = await findFormOfUsed(services.db, about, submission)
  if (!form || (await edited.hiddenBy(services.db, session, about.id))) throw new Problem(platform.notFound)
  return getFormFile(services, { form, submission, file }, header)
}
