import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Opportunity } from '#features/opportunities/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { fillMessage } from '../../contract/message-slots.ts'
import type { decideApplications } from '../../contract/hiring.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { type ApplicationRow, addEvent, findApplication, move } from '../applications.queries.ts'
import { mailMoved } from '../mails.ts'
import { hiringFor, refuseReviewer } from './hiring.policy.ts'
import { peopleOf } from './hiring.queries.ts'

type Input = {
  services: Services
  session: Pick<Session, 'userId'>
  opportunityId: string
  body: BodyOf<typeof decideApplications>
}

/**
 * Moves applications on, all or none, and orders each applicant's mail in the same transaction. Whoever stands there
 * already is left alone, so a repeated call tells nobody twice.
 */
export async function decide({ services, session, opportunityId, body }: Input): Promise<{ moved: number }> {
  const { status, message } = body
  return inTransaction(services.pool, async (tx) => {
    const hiring = await hiringFor(tx, { session, opportunityId })
    refuseReviewer(hiring)
    let moved = 0
    // Always in the same order, so that two who decide at once do not wait for each other in a circle.
    for (const id of [...new Set(body.applications)].sort()) {
      const application = await findApplication(tx, id, { lock: true })
      if (application?.opportunityId !== opportunityId || !application.sentAt)
        throw new Problem(problems.foreignApplication)
      if (application.status === status) continue
      if (application.status === 'withdrawn') continue
      await move(tx, { id, status, answers: true })
      const said = await saidTo({ tx, application, message, opportunity: hiring.opportunity })
      await addEvent(tx, id, { side: 'organisation', status, message: said, actorId: session.userId })
      await mailMoved({ services, tx, opportunity: hiring.opportunity, application, status, message: said })
      moved += 1
    }
    return { moved }
  })
}

/** The message in the applicant's language, with their first name and what else it leaves open. */
async function saidTo({
  tx,
  application: { userId, language },
  message,
  opportunity: { title, organisationName },
}: {
  tx: Db
  application: ApplicationRow
  message: Input['body']['message']
  opportunity: Opportunity
}): Promise<string> {
  const said = readText(message, language)
  const name = (await peopleOf(tx, [userId])).get(userId)?.name.split(' ')[0] ?? ''
  const named = readText({ bhs: title.bhs ?? '', en: title.en ?? '' }, said.language)
  return fillMessage(said.text, { name, opportunity: named.text, organisation: organisationName })
}
