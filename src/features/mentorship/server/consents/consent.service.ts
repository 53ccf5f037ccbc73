import { randomBytes } from 'node:crypto'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { mailboxOf, normalizeEmail } from '#platform/server/auth/email.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import type { requestGuardianConsent, getConsent } from '../../contract/consent.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { lockMentor } from '../mentors/mentors.queries.ts'
import { ALONE } from '../mentoring.policy.ts'
import { isMinor, listOpenOf, getPairFacts } from '../requests/requests.queries.ts'
import { saveComingCancellations } from '../requests/sessions.queries.ts'
import { notifyMeeting } from '../work/meeting-notifications.ts'
import { removeFromGroups } from '../groups/places.service.ts'
import { guardianMail } from './guardian-mail.ts'
import { notifyConsent } from './notifications.ts'
import {
  getLanguageOf,
  listPartiesOf,
  type Question,
  saveQuestion,
  findQuestionByLink,
  findConsent,
  saveGuardianAnswer,
} from './consents.queries.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'

const DAY_SECONDS = 86_400
const MAILS_TO_ONE_A_DAY = 3
const LOOKS_AN_HOUR = 60

type Call = { services: Services; session: Pick<Session, 'userId'>; mentor: string }

export async function consentOf({
  services: { db },
  session,
  mentor,
}: Call): Promise<ResponseOf<typeof getConsent>> {
  const member = session.userId
  const [isNeeded, consent] = await Promise.all([isMinor(db, member), findConsent(db, { member, mentor })])
  return {
    isNeeded,
    state: consent?.state ?? 'none',
    guardian: consent?.guardian ?? '',
    askedAt: toIso(consent?.askedAt),
  }
}

/** Mails a guardian the question. Neither of the two is the guardian; nothing else is known of the address. */
export async function ask({
  services,
  session,
  mentor,
  body: { guardian, email: address },
}: Call & { body: BodyOf<typeof requestGuardianConsent> }): Promise<void> {
  const member = session.userId
  const email = normalizeEmail(address)
  const token = randomBytes(32).toString('base64url')
  await inTransaction(services.pool, async (tx) => {
    const row = await lockMentor(tx, mentor)
    const facts = await getPairFacts(tx, { mentor, member })
    if (!row || row.approvedAt === null || row.hiddenAt !== null || !facts.reachable)
      throw new Problem(platform.notFound)
    if (!facts.minor) throw new Problem(problems.guardianNotNeeded)
    if (!row.profile.minors || row.minorsCheckedAt === null) throw new Problem(problems.notForMinors)
    const parties = await listPartiesOf(tx, { member, mentor })
    if (parties.some((one) => mailboxOf(one.email) === mailboxOf(email)))
      throw new Problem(problems.guardianAddress, { fields: { email: problems.guardianAddress.code } })
    const to = services.secrets.digest('mentorship-guardian', email).toString('base64url')
    await limitOrThrow(tx, {
      key: `mentorship:guardian:${to}`,
      limit: MAILS_TO_ONE_A_DAY,
      windowSeconds: DAY_SECONDS,
    })
    await saveQuestion(tx, { member, mentor, guardian, email, tokenHash: digestOf(services, token) })
    const nameOf = (id: string) => parties.find((one) => one.id === id)?.name ?? ''
    const locale = await getLanguageOf(tx, member)
    const names = { guardian, member: nameOf(member), mentor: nameOf(mentor) }
    await services.mailer.enqueue(tx, guardianMail(services, { to: email, token, locale, ...names }))
  })
}

type Link = { services: Services; token: string; address: string }

/** The question behind a mailed link, as long as it needs an answer or has one. */
export async function questionOf(link: Link): Promise<Question> {
  const { services, token, address } = link
  await limitOrThrow(services.db, {
    key: `mentorship:consent:${clientKey(services.secrets, address)}`,
    limit: LOOKS_AN_HOUR,
    windowSeconds: 3600,
  })
  return requireQuestion(await findQuestionByLink(services.db, digestOf(services, token)))
}

/** Keeps what the guardian says. A no ends the meetings that were agreed on; the member hears of it once. */
export async function answer(link: Link, agreed: boolean): Promise<void> {
  const { services, token } = link
  const hash = digestOf(services, token)
  const { mentor } = await questionOf(link)
  await inTransaction(services.pool, async (tx) => {
    // The mentor first, as everywhere.
    await lockMentor(tx, mentor)
    const question = requireQuestion(await findQuestionByLink(tx, hash, { hold: true }))
    if (question.state === (agreed ? 'agreed' : 'refused')) return
    await saveGuardianAnswer(tx, hash, agreed)
    if (!agreed) {
      await cancelMeetingsAlone(tx, services, question)
      await removeFromGroups(tx, question)
    }
    await notifyConsent(tx, {
      services,
      to: question.member,
      about: question.mentor,
      data: { agreed, mentor: question.mentorName, slug: question.slug },
    })
  })
}

async function cancelMeetingsAlone(tx: Db, services: Services, { member, mentor }: Question): Promise<void> {
  for (const row of await listOpenOf(tx, { mentor, member })) {
    if (row.state !== 'active' || !ALONE.includes(row.format)) continue
    const reason = translator({ bhs, en }, await getLanguageOf(tx, mentor))('guardian.withdrawn')
    for (const session of await saveComingCancellations(tx, { mentorship: row.id, by: 'member', reason }))
      for (const [from, to] of [
        [member, mentor],
        [mentor, member],
      ] as const)
        await notifyMeeting(tx, {
          services,
          id: row.id,
          from,
          to,
          change: 'cancelled',
          session: session.id,
          at: toIso(session.at),
          minutes: session.minutes,
          format: session.format,
          version: session.version,
          zone: 'Europe/Sarajevo',
          reason,
        })
  }
}

/** A member who has come of age needs nobody's consent, and a guardian's link says nothing any more. */
function requireQuestion(question: Question | undefined): Question {
  if (!question?.isMinor) throw new Problem(problems.consentGone)
  return question
}

function digestOf({ secrets }: Services, token: string): Buffer {
  return secrets.digest('mentorship-consent', token)
}
