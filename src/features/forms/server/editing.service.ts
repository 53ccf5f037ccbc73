import type { IncomingHttpHeaders } from 'node:http'
import { slugOf } from '#platform/contract/slug.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { flagText } from '#features/moderation/server/index.ts'
import { listOrganisationCards, lockOrganisation } from '#features/organisations/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import type { EditedForm } from '../contract/editing.endpoints.ts'
import { FORMS_MAX } from '../contract/organisation-forms.ts'
import { problems } from '../contract/problems.ts'
import { RETENTION_DAYS } from '../contract/retention.ts'
import { brokenParts, cycleOf, missingParts } from '../contract/rules/content-faults.ts'
import type { Content } from '../contract/rules/content.ts'
import { newContent } from '../contract/rules/new-content.ts'
import type { Settings } from '../contract/settings.ts'
import { recordForm } from './audit.ts'
import {
  countFormsOf,
  type Form,
  insertForm,
  insertVersion,
  listFormRows,
  lockForm,
  findForm,
  updateArchived,
  updateContent,
  updatePublished,
  updateSettings,
} from './forms.queries.ts'
import { refuseHiddenText } from './hidden-text.policy.ts'
import { formKind } from './reportable.ts'
import { stateOf } from './state.ts'

export type Call = { services: Services; session: Session }
export type CallOfOne = Call & { id: string }

const PAGE = 30

type Filter = {
  organisation: string | null
  list?: 'current' | 'archived' | undefined
  q?: string | undefined
  after?: string | undefined
}

export async function listAll(db: Db, { organisation, list = 'current', q = '', after }: Filter) {
  const rows = await listFormRows(db, {
    organisation,
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

type NewForm = {
  organisation: string | null
  title: Content['title']
  content?: Content | undefined
  settings?: Settings
}

export async function createForm({ services, session, ...input }: Call & NewForm & { locale: Locale }) {
  const { organisation, title, settings, content = newContent(title), locale } = input
  soundOrThrow(content, locale)
  return inTransaction(services.pool, async (tx) => {
    await refuseMany(tx, organisation)
    const id = newId()
    const plain = slugOf(readText(title, 'bhs').text || 'obrazac')
    const short = plain === 'profil' || plain === 'mine' ? 'obrazac' : plain
    const form = {
      id,
      organisation,
      content: { ...content, title },
      by: session.userId,
      // An editor who does not think of retention must not keep personal data for ever.
      retentionDays: RETENTION_DAYS,
    }
    const slug = await takeFreeSlug(short, (free) => insertForm(tx, { ...form, slug: free }))
    if (settings) await updateSettings(tx, id, { ...settings, slug })
    await recordForm(tx, {
      services,
      session,
      form: { id, organisationId: organisation, content: form.content },
      action: 'create',
    })
    return { id }
  })
}

export async function copyForm({ id, ...call }: CallOfOne & { locale: Locale }) {
  const form = await orNotFound(findForm(call.services.db, id))
  const title = { ...form.content.title }
  const { organisationId: organisation, content } = form
  return createForm({ ...call, organisation, title, content, settings: settingsOf(form) })
}

/** Refuses one form more where an organisation has as many as it may; the next call waits for this one's count. */
async function refuseMany(tx: Db, organisation: string | null): Promise<void> {
  if (organisation === null) return
  await lockOrganisation(tx, organisation)
  if ((await countFormsOf(tx, organisation)) >= FORMS_MAX) throw new Problem(problems.tooMany)
}

export async function getEdited(db: Db, id: string): Promise<EditedForm> {
  return editedOf(await orNotFound(findForm(db, id)))
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
    // Only the house offers its forms to others; an organisation's own are offered to it in any case.
    const after = { ...settings, offered: settings.offered && form.organisationId === null }
    if (!(await updateSettings(tx, form.id, after)))
      throw new Problem(problems.slugTaken, { fields: { slug: 'taken' } })
    await recordForm(tx, { ...call, form, action: 'settings', before: settingsOf(form), after })
  })
}

/** Asks from now on what is written. */
export async function publish(call: CallOfOne): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    if (form.hiddenAt !== null) throw new Problem(problems.hidden)
    await refuseHiddenText(tx, form)
    const missing = missingParts(form.content)
    if (missing.length > 0)
      throw new Problem(problems.incomplete, {
        fields: Object.fromEntries(missing.map(({ path, code }) => [path, code])),
      })
    await refuseUnverified(tx, form)
    const number = await insertVersion(tx, { id: form.id, content: form.content, by: call.session.userId })
    await updatePublished(tx, form.id, number)
    // What staff ask is read by staff already.
    if (form.organisationId !== null) await flagText(tx, { kind: formKind, id: form.id })
    await recordForm(tx, { ...call, form, action: 'publish' })
  })
}

export async function withdraw(call: CallOfOne): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    await updatePublished(tx, form.id, null)
    await recordForm(tx, { ...call, form, action: 'withdraw' })
  })
}

export async function archive(call: CallOfOne, archived: boolean): Promise<EditedForm> {
  return change(call, async (tx, form) => {
    if (!archived && form.archivedAt !== null) await refuseMany(tx, form.organisationId)
    await updateArchived(tx, form.id, archived)
    await recordForm(tx, { ...call, form, action: archived ? 'archive' : 'unarchive' })
  })
}

/** Only organisations that staff have verified ask the public for anything. */
async function refuseUnverified(tx: Db, { organisationId: id }: Form): Promise<void> {
  if (id !== null && !(await listOrganisationCards(tx, [id])).get(id)?.verified)
    throw new Problem(problems.unverified)
}

async function change(call: CallOfOne, work: (tx: Db, form: Form) => Promise<void>): Promise<EditedForm> {
  return inTransaction(call.services.pool, async (tx) => {
    await work(tx, await orNotFound(lockForm(tx, call.id)))
    return editedOf(await orNotFound(findForm(tx, call.id)))
  })
}

export async function orNotFound<T>(search: Promise<T | undefined>): Promise<T> {
  const value = await search
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
  const {
    slug,
    audience,
    onceOnly,
    opensAt,
    closesAt,
    editableUntil,
    quota,
    retentionDays,
    framed,
    offered,
  } = form
  return { slug, audience, onceOnly, opensAt, closesAt, editableUntil, quota, retentionDays, framed, offered }
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
