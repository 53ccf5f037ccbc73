import type { IncomingHttpHeaders } from 'node:http'
import { slugOf } from '#features/profiles/contract/slug.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { brokenParts, cycleOf, missingParts } from '../contract/rules/content-faults.ts'
import type { Content } from '../contract/rules/content.ts'
import { newContent } from '../contract/rules/new-content.ts'
import type { Settings } from '../contract/settings.ts'
import {
  type Form,
  insertForm,
  insertVersion,
  listFormRows,
  lockForm,
  selectForm,
  updateArchived,
  updateContent,
  updatePublished,
  updateSettings,
} from './forms.queries.ts'
import { stateOf } from './state.ts'

export type Call = { services: Services; session: Session }
export type CallOfOne = Call & { id: string }

const PAGE = 30

type Wanted = {
  list?: 'current' | 'archived' | undefined
  q?: string | undefined
  after?: string | undefined
}

export async function listAll(db: Db, { list = 'current', q = '', after }: Wanted) {
  const rows = await listFormRows(db, {
    archived: list === 'archived',
    q: q.trim(),
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    forms: page.map((form) => ({
      id: form.id,
      slug: form.slug,
      title: form.content.title,
      state: stateOf(form),
      received: form.received,
      updatedAt: form.updatedAt,
    })),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.updatedAt), id: last.id }) : null,
  }
}

type Made = { title: Content['title']; content?: Content | undefined; settings?: Settings }

export async function createForm({ services, session, ...made }: Call & Made & { locale: Locale }) {
  const { title, settings, content = newContent(title), locale } = made
  soundOrThrow(content, locale)
  return inTransaction(services.pool, async (tx) => {
    const id = newId()
    const plain = slugOf(readText(title, 'bhs').text || 'formular')
    const wanted = plain === 'profil' || plain === 'mine' ? 'formular' : plain
    const form = { id, content: { ...content, title }, by: session.userId }
    // The tail of its own id tells those of one title apart.
    const slug = (await insertForm(tx, { ...form, slug: wanted })) ? wanted : `${wanted}-${id.slice(-4)}`
    if (slug !== wanted) await insertForm(tx, { ...form, slug })
    if (settings) await updateSettings(tx, id, { ...settings, slug })
    await record(tx, { services, session, id }, { action: 'create', name: title })
    return { id }
  })
}

export async function copyForm({ id, ...call }: CallOfOne & { locale: Locale }) {
  const form = await orNotFound(selectForm(call.services.db, id))
  const title = { ...form.content.title }
  return createForm({ ...call, title, content: form.content, settings: settingsOf(form) })
}

export async function getEdited(db: Db, id: string): Promise<EditedForm> {
  return editedOf(await orNotFound(selectForm(db, id)))
}

/** Saves all questions: whoever saves on an older version than the stored one is refused, and so is logic in a circle. */
export async function saveContent(
  { services, id }: CallOfOne,
  { content, headers, locale }: { content: Content; headers: IncomingHttpHeaders; locale: Locale },
) {
  return inTransaction(services.pool, async (tx) => {
    const form = await orNotFound(lockForm(tx, id))
    refuseStale(headers, { version: String(form.version) })
    soundOrThrow(content, locale)
    const version = await updateContent(tx, { id, content })
    return { version: String(version), unpublished: !isSame(content, form.asked) }
  })
}

export async function saveSettings(call: CallOfOne, settings: Settings): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    if (!(await updateSettings(tx, form.id, settings)))
      throw new Problem(problems.slugTaken, { fields: { slug: 'taken' } })
    await record(tx, call, {
      action: 'settings',
      name: form.content.title,
      before: settingsOf(form),
      after: settings,
    })
  })
}

/** Asks from now on what is written. */
export async function publish(call: CallOfOne): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    const missing = missingParts(form.content)
    if (missing.length > 0)
      throw new Problem(problems.incomplete, {
        fields: Object.fromEntries(missing.map(({ path, code }) => [path, code])),
      })
    const number = await insertVersion(tx, { id: form.id, content: form.content, by: call.session.userId })
    await updatePublished(tx, form.id, number)
    await record(tx, call, { action: 'publish', name: form.content.title })
  })
}

export async function withdraw(call: CallOfOne): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    await updatePublished(tx, form.id, null)
    await record(tx, call, { action: 'withdraw', name: form.content.title })
  })
}

export async function archive(call: CallOfOne, archived: boolean): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    await updateArchived(tx, form.id, archived)
    await record(tx, call, { action: archived ? 'archive' : 'unarchive', name: form.content.title })
  })
}

async function change(call: CallOfOne, work: (tx: Db, form: Form) => Promise<void>): Promise<EditedForm> {
  return inTransaction(call.services.pool, async (tx) => {
    await work(tx, await orNotFound(lockForm(tx, call.id)))
    return editedOf(await orNotFound(selectForm(tx, call.id)))
  })
}

type Recorded = { action: string; name: Content['title']; before?: Settings; after?: Settings }

async function record(tx: Db, call: CallOfOne, { action, name, ...values }: Recorded): Promise<void> {
  const { services, session, id } = call
  await recordAudit(tx, {
    services,
    session,
    action: `forms.${action}`,
    subject: { kind: 'form', id, name: readText(name, 'bhs').text },
    ...values,
  })
}

export async function orNotFound<T>(found: Promise<T | undefined>): Promise<T> {
  const value = await found
  if (value === undefined) throw new Problem(platform.notFound)
  return value
}

/** Parts that name each other rightly, and logic that leads nowhere back. */
function soundOrThrow(content: Content, locale: Locale): void {
  const broken = brokenParts(content)
  if (broken.length > 0)
    throw new Problem(platform.invalid, {
      fields: Object.fromEntries(broken.map((path) => [path, 'invalid'])),
    })
  const cycle = cycleOf(content, locale)
  if (cycle) throw new Problem(problems.cycle, { values: { path: cycle }, fields: { rules: cycle } })
}

function isSame(one: Content, other: Content | null): boolean {
  return other !== null && stable(one) === stable(other)
}

/** The database gives the names of an object in its own order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

export function settingsOf(form: Form): Settings {
  const { slug, audience, onceOnly, opensAt, closesAt, editableUntil, quota, retentionDays, framed } = form
  return { slug, audience, onceOnly, opensAt, closesAt, editableUntil, quota, retentionDays, framed }
}

function editedOf(form: Form): EditedForm {
  const { id, slug, content, version, published, asked, received } = form
  return {
    id,
    slug,
    state: stateOf(form),
    content,
    version: String(version),
    published,
    unpublished: !isSame(content, asked),
    received,
    settings: settingsOf(form),
  }
}
