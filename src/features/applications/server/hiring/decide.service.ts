import type { Opportunity } from '#features/opportunities/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { BULK_MAX, type decideApplications } from '../../contract/hiring.endpoints.ts'
import { fillMessage } from '../../contract/placeholders.ts'
import { problems } from '../../contract/problems.ts'
import {
  type ApplicationRow,
  addEvent,
  eventsOf,
  findApplication,
  changeStatus,
} from '../applications.queries.ts'
import { catalogues, tellMoved } from '../notifications.ts'
import { findApplicantRow } from './applicants.queries.ts'
import { hiringFor, refuseReviewer } from './hiring.policy.ts'
import { peopleOf } from './hiring.queries.ts'
import { refuseUnknownPlaceholders } from './message.policy.ts'

type Input = {
  services: Services
  session: Pick<Session, 'userId'>
  locale: Locale
  opportunityId: string
  body: BodyOf<typeof decideApplications>
}

/**
 * Decides applications, all or none, and orders each applicant's email in the same transaction. A decision that somebody
 * else made since they were read is not overwritten; a repeated call sends nothing again.
 */
export async function decide(input: Input): Promise<{ moved: number }> {
  const { services, session, locale, opportunityId, body } = input
  const { status, message } = body
  const versions = new Map(body.applications.map(({ id, version }) => [id, version]))
  if (versions.size > BULK_MAX)
    throw new Problem(problems.tooManyAtOnce, { values: { limit: BULK_MAX, count: versions.size } })
  refuseUnknownPlaceholders(message)
  return inTransaction(services.pool, async (tx) => {
    const hiring = await hiringFor(tx, { session, opportunityId })
    refuseReviewer(hiring)
    const { opportunity } = hiring
    const conflicts: ApplicationRow[] = []
    let moved = 0
    // Always in the same order, so that two concurrent decisions never deadlock.
    for (const [id, version] of [...versions].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const application = await findApplication(tx, id, { lock: true })
      if (application?.opportunityId !== opportunityId || !application.sentAt)
        throw new Problem(problems.foreignApplication)
      const text = await messageTo({ tx, application, message, opportunity })
      const event = { side: 'organisation', status, message: text, actorId: session.userId } as const
      if (application.version !== version) {
        if (!(await isRepeated(tx, application, event))) conflicts.push(application)
        continue
      }
      if (application.status === status || application.status === 'withdrawn') continue
      await changeStatus(tx, { id, status, answers: true })
      await addEvent(tx, id, event)
      await tellMoved({ services, tx, opportunity, application, status, message: text })
      moved += 1
    }
    if (conflicts.length > 0) throw await conflictOf(tx, { conflicts, locale })
    return { moved }
  })
}

type OrganisationEvent = { status: ApplicationRow['status']; message: string; actorId: string }

/** Returns true if the same decision was made already and only its answer was lost. */
async function isRepeated(
  tx: Db,
  { id, status }: ApplicationRow,
  event: OrganisationEvent,
): Promise<boolean> {
  const last = (await eventsOf(tx, id)).at(-1)
  return status === event.status && last?.actorId === event.actorId && last.message === event.message
}

const NAMED_CONFLICTS = 3

/** Returns the conflict: who has decided what, and the current versions. */
async function conflictOf(
  tx: Db,
  { conflicts, locale }: { conflicts: readonly ApplicationRow[]; locale: Locale },
): Promise<Problem> {
  const t = translator(catalogues, locale)
  const lines = []
  for (const { id, opportunityId, status } of conflicts.slice(0, NAMED_CONFLICTS)) {
    const row = await findApplicantRow(tx, { opportunityId: opportunityId ?? '', id })
    const last = (await eventsOf(tx, id)).at(-1)
    const by = last?.side === 'member' ? t('byApplicant') : (last?.by ?? t('bySomebody'))
    lines.push(t('decidedBy', { number: String(row?.number ?? ''), by, state: t(`states.${status}`) }))
  }
  const more = conflicts.length > NAMED_CONFLICTS ? ' …' : ''
  return new Problem(problems.decidedMeanwhile, {
    values: { list: lines.join(' ') + more },
    extra: { current: conflicts.map(({ id, version }) => ({ id, version })) },
  })
}

type Addressed = {
  tx: Db
  application: ApplicationRow
  message: Input['body']['message']
  opportunity: Opportunity
}

/** Returns the message in the language of the applicant's emails, with its placeholders filled in. */
async function messageTo({
  tx,
  application: { userId, language },
  message,
  opportunity,
}: Addressed): Promise<string> {
  const { title, organisationName } = opportunity
  const person = (await peopleOf(tx, [userId])).get(userId)
  // In the language of the email around it, because the application may be in the other.
  const written = readText(message, person?.language ?? language)
  const name = person?.name.split(' ')[0] ?? ''
  const named = readText({ bhs: title.bhs ?? '', en: title.en ?? '' }, written.language)
  return fillMessage(written.text, { name, opportunity: named.text, organisation: organisationName })
}
