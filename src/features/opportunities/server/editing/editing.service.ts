import type { IncomingHttpHeaders } from 'node:http'
import {
  listOrganisationCards,
  findRoleIn,
  getOrganisationContact,
} from '#features/organisations/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type Content, emptyContent } from '../../contract/content.ts'
import { details } from '../../contract/details.ts'
import type { Edited } from '../../contract/editing.endpoints.ts'
import type { Kind } from '../../contract/kinds.ts'
import { problems } from '../../contract/problems.ts'
import { isStaff, refuseForeign } from '../access.policy.ts'
import { createDraft } from '../drafts.service.ts'
import {
  findOpportunity,
  findOpportunityById,
  lockOpportunity,
  type Opportunity,
  saveSkills,
  updateOpportunity,
} from '../opportunities.queries.ts'
import { columnsOf } from '../opportunity-content.ts'
import { updateTextTimes, olderTexts } from '#platform/contract/bilingual-age.ts'
import { type TextName, contentTexts } from '../content-texts.ts'
import { copyUses, noteUses } from '../pictures.service.ts'
import { editedOf, isOpenText, editorContent } from './edited.service.ts'

export type Call = { services: Services; session: Session }

/** Enough for a member who types for an hour, because the editor saves at most once a second. */
const CHANGES_AN_HOUR = 3000
const DRAFTS_A_DAY = 100

export async function create(
  input: Call & { kind: Kind; organisation: string | null; organisationName: string | undefined },
): Promise<{ id: string; slug: string }> {
  const { services, session, kind, organisation, organisationName } = input
  const { db } = services
  if (!(await mayCreate(db, session, organisation))) throw new Problem(problems.notOrganisations)
  if (organisation === null && !organisationName?.trim()) {
    throw new Problem(platform.invalid, { fields: { organisationName: 'required' } })
  }
  await limitDrafts(input)
  return inTransaction(services.pool, async (tx) =>
    createDraft(tx, {
      kind,
      organisationId: organisation,
      ...(organisationName !== undefined && { organisationName }),
      ...(organisation !== null && { content: await contentFrom(tx, organisation, kind) }),
      createdBy: session.userId,
    }),
  )
}

/** Returns what an organisation has said of itself already: where it is and its address. */
async function contentFrom(db: Db, organisation: string, kind: Kind): Promise<Partial<Content>> {
  const { municipality, email } = await getOrganisationContact(db, organisation)
  return {
    municipalities: municipality ? [municipality] : [],
    contact: { ...emptyContent(kind).contact, email },
  }
}

/** Begins a draft with the content of another; its dates were for the other one. */
export async function createCopy(input: Call & { id: string }): Promise<{ id: string; slug: string }> {
  const { services, session, id } = input
  await limitDrafts(input)
  return inTransaction(services.pool, async (tx) => {
    const row = await refuseForeign(tx, session, await findOpportunityById(tx, id))
    // That one belongs to its call.
    if (row.applyPath !== null) throw new Problem(problems.notNow)
    const { kind, organisationId, organisationName } = row
    const draft = await createDraft(tx, {
      kind,
      organisationId,
      organisationName,
      content: { ...editorContent(row), deadline: null, startsAt: null, endsAt: null },
      createdBy: session.userId,
    })
    await copyUses(tx, { from: id, to: draft.id })
    return draft
  })
}

async function limitDrafts({ services, session }: Call): Promise<void> {
  const key = `opportunities:create:${session.userId}`
  await limitOrThrow(services.db, { key, limit: DRAFTS_A_DAY, windowSeconds: 86_400 })
}

async function mayCreate(db: Db, session: Session, organisationId: string | null): Promise<boolean> {
  if (organisationId === null) return isStaff(session)
  const role = await findRoleIn(db, { organisationId, userId: session.userId })
  if (role !== 'owner' && role !== 'editor') return false
  return (await listOrganisationCards(db, [organisationId])).get(organisationId)?.active ?? false
}

export async function getEdited({ services, session, x }: Call & { x: string }): Promise<Edited> {
  const { db } = services
  return editedOf(db, await refuseForeign(db, session, await findOpportunity(db, x)))
}

/** Saves the whole content; rejects one based on an older version. */
export async function save(input: Call & { id: string; content: Content; headers: IncomingHttpHeaders }) {
  const { services, id, content, headers } = input
  refuseWrong(content)
  return change(input, async (tx, row) => {
    refuseStale(headers, { version: String(row.version) })
    if (content.kind !== row.kind) throw new Problem(platform.invalid, { fields: { kind: 'choice' } })
    if (row.status === 'archived') throw new Problem(problems.notNow)
    const before = editorContent(row)
    const times = updateTextTimes({
      before: contentTexts(before),
      after: contentTexts(content),
      written: row.written,
      now: new Date(),
    })
    const open = isOpenText(row)
    if (open) await saveSkills(tx, id, content.skills)
    const version = await updateOpportunity(tx, id, {
      ...(open ? columnsOf(content) : { pending: content }),
      written: times,
    })
    await noteUses(tx, id, input.session)
    services.log.debug('opportunity saved')
    return { version: String(version), unpublished: true, older: olderTexts(contentTexts(content), times) }
  })
}

/** Marks both languages of a text as equal again, at the editor's request. */
export async function confirmTextsOf(input: Call & { id: string; path: TextName }) {
  return change(input, async (tx, row) => {
    if (!row.written[input.path]) throw new Problem(platform.notFound)
    const now = toIso(new Date())
    const times = { ...row.written, [input.path]: { bhs: now, en: now } }
    const version = await updateOpportunity(tx, row.id, { written: times })
    const unpublished = isOpenText(row) || row.pending !== null
    return {
      version: String(version),
      unpublished,
      older: olderTexts(contentTexts(editorContent(row)), times),
    }
  })
}

/** Runs a change by an editor on the locked row. */
export async function change<T>(
  { services, session, id }: Call & { id: string },
  work: (tx: Db, row: Opportunity) => Promise<T>,
): Promise<T> {
  const key = `opportunities:change:${session.userId}`
  await limitOrThrow(services.db, { key, limit: CHANGES_AN_HOUR, windowSeconds: 3600 })
  return inTransaction(services.pool, async (tx) =>
    work(tx, await refuseForeign(tx, session, await lockOpportunity(tx, id))),
  )
}

/** Rejects details that the kind does not have, and an end before the start. */
function refuseWrong(content: Content): void {
  const fields: Record<string, string> = {}
  const read = details[content.kind].safeParse(content.details)
  if (!read.success) fields[`details.${String(read.error.issues[0]?.path[0] ?? '')}`] = 'format'
  const { startsAt, endsAt, amountMin, amountMax } = content
  if (Object.keys(fields).length > 0) throw new Problem(platform.invalid, { fields })
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) < Date.parse(startsAt))
    fields.endsAt = problems.backwards.code
  if (amountMin !== null && amountMax !== null && amountMax < amountMin)
    fields.amountMax = problems.amounts.code
  if (Object.keys(fields).length > 0)
    throw new Problem(fields.endsAt ? problems.backwards : problems.amounts, { fields })
}
