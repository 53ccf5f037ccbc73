import { removeFilesSoon } from '#features/media/server/index.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { CvDocument } from '#features/cv/contract/document.ts'
import { attachedCv, findFirstCvSince, findLatestCv } from '#features/cv/server/index.ts'
import {
  listCardsOf,
  isPublic,
  type Opportunity,
  findOpportunityById,
  insertOpportunityEvent,
} from '#features/opportunities/server/index.ts'
import { listOrganisationCards, findRoleIn } from '#features/organisations/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { createRedaction } from '#platform/contract/redaction/redaction.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { toAnswerList, toAnswers } from '../../contract/answers.ts'
import type {
  getApplicationCv,
  OwnApplication,
  saveApplication,
} from '../../contract/application.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { isOver } from '../../contract/statuses.ts'
import {
  insertEvent,
  type ApplicationRow,
  saveNewDraft,
  listEventsOf,
  findApplication,
  isOpen,
  updateDraftSubmission,
  saveNote,
  updateStatus,
  deleteApplication,
  saveDraft,
} from '../applications.queries.ts'
import { listFilesOf } from '../files.queries.ts'
import { isBlind, listPeopleOf } from '../hiring/hiring.queries.ts'
import { redactCv } from '../hiring/redact-cv.ts'
import { catalogues, notifyReceived, notifyOfSubmission, notifyWithdrawn } from '../notifications.ts'
import { findInterviewOf } from '../interviews/interviews.queries.ts'
import { listed } from './present.ts'
import { unansweredIn } from './unanswered.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }
type One = Call & { id: string }

export const applicationLimit: AdjustableLimit = {
  id: 'applications',
  key: 'applications:begin',
  times: 100,
  seconds: 86_400,
  least: 3,
  most: 1000,
}

export async function start({
  services: { db },
  session: { userId },
  opportunity: id,
  locale,
}: Call & { opportunity: string; locale: Locale }): Promise<{ id: string }> {
  await limitOrThrow(db, counterOf(applicationLimit, userId))
  const opportunity = await findOpportunityById(db, id)
  if (!opportunity || !(await isPublic(db, opportunity))) throw new Problem(platform.notFound)
  if (!opportunity.applyHere) throw new Problem(problems.notHere)
  await refuseOwnPeople(db, { userId, organisationId: opportunity.organisationId })
  // Members make CVs to apply with them, so a draft begins with the latest.
  const cvId = await findLatestCv(db, userId)
  return { id: await saveNewDraft(db, { userId, opportunityId: id, language: locale, cvId }) }
}

export async function getOwn({ services: { db }, ...one }: One): Promise<OwnApplication> {
  return present(db, await findOwn(db, one))
}

export async function save(
  input: One & { body: BodyOf<typeof saveApplication>; headers: IncomingHttpHeaders },
): Promise<{ version: string }> {
  const { services, session, id, body, headers } = input
  return inTransaction(services.pool, async (tx) => {
    const row = await findOwn(tx, { session, id }, { lock: true })
    if (row.status !== 'draft') throw new Problem(problems.alreadySent)
    refuseStale(headers, { version: String(row.version) })
    const { questions } = await opportunityOf(tx, row)
    const answers = toAnswers(body.answers)
    const questionIds = new Set(questions.map((question) => question.id))
    if (Object.keys(answers).some((question) => !questionIds.has(question)))
      throw new Problem(problems.questionUnknown)
    const version = await saveDraft(tx, { id, ...body, answers, cvId: body.cv })
    return { version: String(version) }
  })
}

/** Returns the attached CV: a draft's follows the saved CV, a sent one stays as it was sent. */
export async function getCv({
  services: { db },
  session,
  locale,
  id,
}: One & { locale: Locale }): Promise<ResponseOf<typeof getApplicationCv>> {
  const row = await findOwn(db, { session, id })
  const { language, letter } = row
  const cvId = await cvOf(db, row)
  const cv =
    row.status === 'draft'
      ? ((await attachedCv(db, { userId: session.userId, id: cvId, language })) ?? null)
      : row.cv
  const person = (await listPeopleOf(db, [session.userId])).get(session.userId)
  if (!person || !(row.opportunityId && (await isBlind(db, row.opportunityId)))) return { cv, first: null }
  const redact = createRedaction({ ...person, names: [person.name] })
  const label = translator(catalogues, locale)('nameless')
  return { cv, first: { letter: redact(letter), cv: cv && redactCv(cv, { redact, label }) } }
}

/** Sends once; a repeated call, after a lost answer or a second press, returns the same. */
export async function send({ services, session, id }: One): Promise<OwnApplication> {
  const { db, pool } = services
  const row = await findOwn(db, { session, id })
  const { language, status } = row
  const cvId = await cvOf(db, row)
  // The CV is rendered before any lock; a concurrent change of it is for the next application.
  const cv = status === 'draft' && (await attachedCv(db, { userId: session.userId, id: cvId, language }))
  await inTransaction(pool, (tx) => sendDraft({ services, session, id, tx, cv: cv || undefined }))
  return getOwn({ services, session, id })
}

async function sendDraft({
  services,
  session: { userId },
  id,
  tx,
  cv,
}: One & { tx: Db; cv: CvDocument | undefined }): Promise<void> {
  const row = await findOwn(tx, { session: { userId }, id }, { lock: true })
  if (row.external) throw new Problem(problems.notHere)
  if (row.status === 'withdrawn') throw new Problem(problems.over)
  if (row.status !== 'draft') return
  const opportunity = await opportunityOf(tx, row)
  const missing = unansweredIn({ row, questions: opportunity.questions, files: await listFilesOf(tx, id) })
  if (missing.length > 0) throw new Problem(problems.unanswered, { fields: Object.fromEntries(missing) })
  if (!cv) throw new Problem(problems.cvUnknown)
  const { organisationId } = opportunity
  await refuseOwnPeople(tx, { userId, organisationId })
  const organisation = organisationId
    ? (await listOrganisationCards(tx, [organisationId])).get(organisationId)
    : undefined
  if (!(await updateDraftSubmission(tx, { id, cv, replyDays: organisation?.replyDays ?? null })))
    throw new Problem(problems.closed)
  await insertEvent(tx, id, { side: 'member', status: 'sent', message: '', actorId: userId })
  await insertOpportunityEvent(tx, { userId, opportunityId: opportunity.id, kind: 'applied' })
  const application = await findOwn(tx, { session: { userId }, id })
  await notifyOfSubmission({ services, tx, application, opportunity })
  await notifyReceived({ services, tx, opportunity })
}

export async function withdraw({ services, session, id }: One): Promise<OwnApplication> {
  await inTransaction(services.pool, async (tx) => {
    const row = await findOwn(tx, { session, id }, { lock: true })
    if (row.status === 'draft') throw new Problem(problems.notSent)
    if (row.status === 'withdrawn') return
    if (isOver(row.status)) throw new Problem(problems.over)
    const opportunity = await opportunityOf(tx, row)
    await updateStatus(tx, { id, status: 'withdrawn', answers: false })
    await insertEvent(tx, id, { side: 'member', status: 'withdrawn', message: '', actorId: session.userId })
    await notifyWithdrawn({ services, tx, opportunity })
  })
  return getOwn({ services, session, id })
}

/** Stores the member's private note at any stage without changing the version that the organisation sees. */
export async function saveNoteOf({
  services: { db },
  session,
  id,
  note,
}: One & { note: string }): Promise<void> {
  await findOwn(db, { session, id })
  await saveNote(db, { id, note })
}

/** Deletes an application that nobody else has seen. */
export async function deleteDraft({ services, session, id }: One): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const row = await findOwn(tx, { session, id }, { lock: true })
    if (row.status !== 'draft' && row.external === null) throw new Problem(problems.alreadySent)
    await deleteApplication(tx, id)
    await removeFilesSoon(tx, services)
  })
}

/** Finds the member's own application; throws not found for anybody else's. */
export async function findOwn(
  db: Db,
  { session, id }: { session: Pick<Session, 'userId'>; id: string },
  options: { lock?: boolean } = {},
): Promise<ApplicationRow> {
  const row = await findApplication(db, id, options)
  if (!row || row.userId !== session.userId) throw new Problem(platform.notFound)
  return row
}

/** Rejects people of the organisation, because they read its applications. */
async function refuseOwnPeople(
  db: Db,
  { userId, organisationId }: { userId: string; organisationId: string | null },
): Promise<void> {
  if (organisationId && (await findRoleIn(db, { organisationId, userId })))
    throw new Problem(problems.ownOrganisation)
}

/**
 * Returns the CV that goes with an application. Where its member had none when they saved it, the whole profile was no
 * choice: a draft takes the CV that they made since.
 */
async function cvOf(db: Db, { status, cvId, userId, savedAt }: ApplicationRow): Promise<string | null> {
  return status === 'draft' && cvId === null ? findFirstCvSince(db, { userId, since: savedAt }) : cvId
}

async function opportunityOf(db: Db, { opportunityId }: ApplicationRow): Promise<Opportunity> {
  const opportunity = opportunityId ? await findOpportunityById(db, opportunityId) : undefined
  if (!opportunity) throw new Problem(problems.notHere)
  return opportunity
}

async function present(db: Db, row: ApplicationRow): Promise<OwnApplication> {
  const { id, opportunityId, language, letter, answers } = row
  const [cvId, cards, opportunity, files, steps, interview] = await Promise.all([
    cvOf(db, row),
    listCardsOf(db, opportunityId ? [opportunityId] : []),
    opportunityId ? findOpportunityById(db, opportunityId) : undefined,
    listFilesOf(db, id),
    listEventsOf(db, id),
    findInterviewOf(db, id),
  ])
  const organisationId = opportunity?.organisationId
  const organisation = organisationId
    ? (await listOrganisationCards(db, [organisationId])).get(organisationId)
    : undefined
  return {
    ...listed(row, { cards: new Map(cards.map((card) => [card.id, card])), interviews: new Map() }),
    interview,
    note: row.note,
    language,
    letter,
    answers: toAnswerList(answers),
    cv: cvId,
    files,
    questions: opportunity?.questions ?? [],
    blind: opportunityId !== null && (await isBlind(db, opportunityId)),
    replyDays: organisation?.replyDays ?? null,
    steps: steps.map(({ at, side, status, message, cancels }) => ({
      at: toIso(at),
      side,
      status,
      message,
      cancels,
    })),
    version: String(row.version),
    open: opportunityId !== null && (await isOpen(db, opportunityId)),
  }
}
