import { toIso } from '#platform/server/db/rows-of.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { lockUser, updateUser } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { personMail } from '../person-mails.ts'

type Decided = { services: Services; session: Session; userId: string; until: Date; reason: string }

/**
 * Suspends an account until a day, for a decision about its owner's content; the caller notifies them. A longer suspension
 * stays. Only a global admin may suspend staff, and global admins cannot be suspended.
 */
export async function suspendByDecision(
  tx: Db,
  { services, session, userId, until, reason }: Decided,
): Promise<void> {
  const user = await lockUser(tx, userId)
  if (!user) return
  if (user.hasGlobalPermissions || (user.role === 'ADMIN' && !session.globalAdmin))
    throw new Problem(problems.onlyGlobal)
  const { suspendedAt, suspendedUntil } = user
  if (suspendedAt && (!suspendedUntil || suspendedUntil >= until)) return
  await updateUser(tx, userId, { suspendedAt: suspendedAt ?? new Date(), suspendedUntil: until })
  await endSessions({ db: tx, userId, reason: 'suspended' })
  const after = { suspended: true, until: toIso(until) }
  await recordAudit(tx, { services, session, action: 'admin.suspend', personId: userId, reason, after })
}

/** Lifts the suspension, unless another one has replaced it in the meantime. */
export async function liftDecided(
  tx: Db,
  { services, session, userId, until, reason }: Decided,
): Promise<void> {
  const user = await lockUser(tx, userId)
  if (user?.suspendedUntil?.getTime() !== until.getTime()) return
  await updateUser(tx, userId, { suspendedAt: null, suspendedUntil: null })
  const after = { suspended: false }
  await recordAudit(tx, { services, session, action: 'admin.lift', personId: userId, reason, after })
  await services.mailer.enqueue(tx, personMail({ config: services.config, user, kind: 'lifted', reason }))
}
