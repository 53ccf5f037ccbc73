import { problems as platform } from '#platform/contract/problems.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { IMPERSONATION_SECONDS, signImpersonationToken } from '#platform/server/auth/impersonation-token.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { actingOn } from '../people/acting.policy.ts'
import { personMail } from '../person-mails.ts'
import {
  updateDueImpersonations,
  updateImpersonationEnd,
  updateOpenImpersonations,
  type Ended,
  findImpersonation,
  insertImpersonation,
} from './impersonation.queries.ts'

const IMPERSONATIONS_AN_HOUR = 30

type Call = { services: Services; session: Session }

/** Starts an impersonation; the member gets an email about it. */
export async function startImpersonation(call: Call & { person: string; reason: string }) {
  const { services, session, person: id, reason } = call
  const key = `admin:impersonate:${session.userId}`
  await limitOrThrow(services.db, { key, limit: IMPERSONATIONS_AN_HOUR, windowSeconds: 3600 })
  let impersonation: { id: string; token: string; expiresAt: Date } | undefined
  await actingOn({ services, session, id, reason }, async (tx, person) => {
    if (person.role !== 'USER') throw new Problem(problems.impersonateStaff)
    if (person.suspendedAt) throw new Problem(problems.impersonateSuspended)
    for (const ended of await updateOpenImpersonations(tx, session.userId))
      await noteEnd(tx, { services, session, ended })
    const impersonationId = newId()
    const { startedAt, expiresAt } = await insertImpersonation(tx, {
      id: impersonationId,
      actorId: session.userId,
      sessionId: session.id,
      personId: person.id,
      reason,
      seconds: IMPERSONATION_SECONDS,
    })
    await recordAudit(tx, {
      services,
      session,
      action: 'admin.look',
      personId: person.id,
      subject: { kind: 'look', id: impersonationId },
      after: { until: toIso(expiresAt) },
      reason,
    })
    await services.mailer.enqueue(
      tx,
      personMail({ config: services.config, user: person, kind: 'impersonated', reason }),
    )
    const token = await signImpersonationToken(services.secrets, { impersonationId, person, startedAt })
    impersonation = { id: impersonationId, token, expiresAt }
  })
  if (!impersonation) throw new Error('An impersonation has not begun')
  return { ...impersonation, expiresAt: toIso(impersonation.expiresAt) }
}

/** Finds an impersonation for the admin who started it; nobody else sees it. */
export async function findOwnImpersonation({ services, session, id }: Call & { id: string }) {
  const impersonation = await findImpersonation(services.db, { id, actorId: session.userId })
  if (!impersonation) throw new Problem(platform.notFound)
  return impersonation
}

/** Ends an impersonation once; an ended one stays as it is. */
export async function endImpersonation(call: Call & { id: string }): Promise<void> {
  const { services, session, id } = call
  await findOwnImpersonation(call)
  await inTransaction(services.pool, async (tx) => {
    const ended = await updateImpersonationEnd(tx, { id, actorId: session.userId })
    if (ended) await noteEnd(tx, { services, session, ended })
  })
}

/** Records the end of expired impersonations, for which nobody has pressed anything. */
export async function endDue(services: Services): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    for (const ended of await updateDueImpersonations(tx))
      await noteEnd(tx, { services, session: null, ended })
  })
}

function noteEnd(
  tx: Db,
  { services, session, ended }: { services: Services; session: Session | null; ended: Ended },
): Promise<void> {
  return recordAudit(tx, {
    services,
    session,
    action: 'admin.look-end',
    personId: ended.personId,
    subject: { kind: 'look', id: ended.id },
    after: { expired: ended.expired },
    reason: ended.reason,
  })
}
