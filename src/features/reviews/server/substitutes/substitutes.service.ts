import { findCallBySlug } from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { substituteKind } from '../notifications.ts'
import { isInConflict } from '../sharing/obstacles.ts'
import { deleteSubstitute, insertSubstitute, listJudges } from './substitutes.queries.ts'

export async function getJudgesOf(db: Db, slug: string) {
  const call = await judgedCall(db, slug)
  const judges = await listJudges(db, call.id)
  return { judges, free: judges.filter(({ conflict }) => !conflict).length }
}

type CallRequest = { services: Services; session: Session; slug: string }

/** Names a substitute, where too few board members are free of conflicts to review and sign. */
export async function addSubstituteFor({ services, session, slug, email }: CallRequest & { email: string }) {
  return inTransaction(services.pool, async (tx) => {
    const call = await judgedCall(tx, slug)
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Problem(problems.noSuchMember, { fields: { email: problems.noSuchMember.code } })
    if (await isInConflict(tx, { userId: user.id, callId: call.id }))
      throw new Problem(problems.substituteInConflict)
    const fresh = await insertSubstitute(tx, { callId: call.id, userId: user.id, by: session.userId })
    if (fresh) {
      await record(tx, { services, session, call, personId: user.id, verb: 'name-substitute' })
      const data = { title: call.content.title }
      await notify(tx, { services, kind: substituteKind, to: [user.id], about: call.id, data })
    }
    return getJudgesOf(tx, slug)
  })
}

export async function removeSubstituteOf({ services, session, slug, user }: CallRequest & { user: string }) {
  return inTransaction(services.pool, async (tx) => {
    const call = await judgedCall(tx, slug)
    if (!(await deleteSubstitute(tx, { callId: call.id, userId: user })))
      throw new Problem(platformProblems.notFound)
    await record(tx, { services, session, call, personId: user, verb: 'dismiss-substitute' })
    return getJudgesOf(tx, slug)
  })
}

type Recorded = Omit<CallRequest, 'slug'> & {
  call: Awaited<ReturnType<typeof judgedCall>>
  personId: string
  verb: 'name-substitute' | 'dismiss-substitute'
}

function record(tx: Db, { services, session, call, personId, verb }: Recorded): Promise<void> {
  const subject = { kind: 'call', id: call.id, name: call.content.title.bhs }
  return recordAudit(tx, { services, session, action: `reviews.${verb}`, personId, subject })
}

async function judgedCall(db: Db, slug: string) {
  const call = await findCallBySlug(db, slug)
  if (!call) throw new Problem(platformProblems.notFound)
  return call
}
