import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { createDraft } from '#features/opportunities/server/index.ts'
import { listOrganisationCards } from '#features/organisations/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { getNotice, listNotices, NoticeForm, importNotices } from '../../contract/notices.endpoints.ts'
import type { NoNoticeReason } from '../../contract/no-notice.ts'
import { problems } from '../../contract/problems.ts'
import { TooHardToRead } from '../reader/reader-pool.ts'
import { type Call, limitReading, limitSaving, refuseForeign, rightsOf } from './access.policy.ts'
import { draftOf, momentOf } from './draft-of.ts'
import { listSimilarNotices } from './like.queries.ts'
import {
  updateNoticeAccepted,
  updateNoticeConfirmed,
  deleteNotice as deleteNoticeRow,
  insertNotices,
  lockNotice,
  type Notice,
  updateForm,
  findWaitingNotice,
} from './notices.queries.ts'
import { type Proposal, propose } from './propose.service.ts'

const listRows = rowsOf({
  id: z.string(),
  form: z.custom<NoticeForm>(),
  organisation: z.nullable(z.string()),
  doubtful: z.boolean(),
  noNotice: z.nullable(z.custom<NoNoticeReason>()),
  created: timestamp,
})

type One = Call & { id: string }

const LISTED = 200

/** Reads every pasted text and stores its facts; empty ones are left out. */
export async function read({ services, session, body }: Call & { body: BodyOf<typeof importNotices> }) {
  await refuseForeign(services.db, session, body.organisation)
  await limitReading({ services, session }, body.texts.length)
  const texts = body.texts.filter((text) => /\p{L}{2}/u.test(text))
  const ids: string[] = []
  for (const text of texts) {
    const proposal = await proposeOrRefuse(services, text)
    if (!/\p{L}{2}/u.test(proposal.text)) continue
    const origin = { organisationId: body.organisation, createdBy: session.userId, source: 'text' as const }
    ids.push(...(await insertNotices(services.db, origin, [proposal])))
  }
  const [id] = ids
  if (!id) throw new Problem(problems.nothingRead)
  return { id, ids }
}

async function proposeOrRefuse(services: Services, text: string): Promise<Proposal> {
  try {
    return await propose(services, text)
  } catch (error) {
    throw error instanceof TooHardToRead ? new Problem(problems.tooHard) : error
  }
}

export async function list({ services: { db }, session }: Call): Promise<ResponseOf<typeof listNotices>> {
  const { organisations, staff } = await rightsOf(db, session)
  const ids = organisations.map(({ id }) => id)
  const { rows } = await listRows(db)(sql`
    select n.id, n.form, n.organisation_id as organisation, n.created_at as created,
      n.no_notice as "noNotice", exists (
        select from notices o where o.fingerprint = n.fingerprint and o.id <> n.id
          and o.organisation_id is not distinct from n.organisation_id) as doubtful
    from notices n
    where n.status = 'waiting'
      and (n.organisation_id = any(${sql.param(ids)}::uuid[]) or (n.organisation_id is null and ${staff}))
    order by n.created_at desc, n.id desc limit ${LISTED}`)
  return {
    organisations,
    staff,
    notices: rows.map(({ id, form, organisation, doubtful, noNotice, created }) => ({
      id,
      form,
      organisation: organisations.find((one) => one.id === organisation) ?? null,
      doubtful,
      noNotice,
      createdAt: toIso(created),
    })),
  }
}

export async function show({ services: { db }, session, id }: One): Promise<ResponseOf<typeof getNotice>> {
  const notice = await waiting(db, { session, id })
  const { organisationId, language, text, link, evidence, form, noNotice, version } = notice
  const card =
    organisationId === null
      ? undefined
      : (await listOrganisationCards(db, [organisationId])).get(organisationId)
  return {
    id,
    organisation: card ? { id: card.id, name: card.name } : null,
    language,
    text,
    link,
    evidence,
    form,
    noNotice,
    like: await listSimilarNotices(db, notice),
    version,
  }
}

/** Saves the form, unless another device has changed it since. */
export async function save({
  services,
  session,
  id,
  form,
  version,
}: One & { form: NoticeForm; version: number }) {
  await limitSaving({ services, session })
  const { text } = await waiting(services.db, { session, id })
  const next = await updateForm(services.db, { id, text, version }, form)
  if (next === undefined) throw new Problem(platform.conflict)
  return { version: next }
}

/** Makes a draft of the notice exactly once, with its row locked. */
export async function confirm({ services, session, id, form }: One & { form: NoticeForm }) {
  if (form.title.trim() === '') throw new Problem(problems.noTitle)
  const moment = form.deadline === null ? undefined : momentOf(form.deadline)
  if (form.deadline !== null && !(moment && moment.getTime() > Date.now()))
    throw new Problem(problems.deadlinePassed)
  return inTransaction(services.pool, async (tx) => {
    const notice = await lockNotice(tx, id)
    if (!notice) throw new Problem(platform.notFound)
    await refuseForeign(tx, session, notice.organisationId)
    if (notice.status === 'confirmed') throw new Problem(problems.alreadyConfirmed)
    if (notice.noNotice !== null) throw new Problem(problems.noNotice)
    if (notice.organisationId === null && form.organisationName.trim() === '')
      throw new Problem(problems.noOrganisation)
    const draft = await createDraft(tx, {
      ...draftOf(notice, form),
      sourceUrl: notice.link,
      createdBy: session.userId,
    })
    await updateNoticeConfirmed(tx, { id, text: notice.text, opportunityId: draft.id }, form)
    return { opportunity: draft.id, slug: draft.slug }
  })
}

/** Records a person's decision that it is a notice after all. */
export async function accept({ services, session, id }: One): Promise<void> {
  await limitSaving({ services, session })
  await waiting(services.db, { session, id })
  await updateNoticeAccepted(services.db, id)
}

export async function deleteNotice({ services: { db }, session, id }: One): Promise<void> {
  await waiting(db, { session, id })
  await deleteNoticeRow(db, id)
}

async function waiting(db: Db, { session, id }: Omit<One, 'services'>): Promise<Notice> {
  const notice = await findWaitingNotice(db, id)
  if (!notice) throw new Problem(platform.notFound)
  await refuseForeign(db, session, notice.organisationId)
  return notice
}
