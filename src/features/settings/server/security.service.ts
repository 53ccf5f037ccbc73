import { endRecovery } from '#features/recovery/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { refuseWeakPassword } from '#platform/server/auth/password-rules.ts'
import type { Session } from '#platform/server/auth/session.ts'
import {
  endSessions,
  listSessions as listSessionRows,
  revokeSession,
} from '#platform/server/auth/session.service.ts'
import { lockUser, updatePassword as updatePasswordHash } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { problems } from '../contract/problems.ts'
import { deleteEmailChange } from './email-change.queries.ts'
import { askerOf, provePerson } from './prove-person.service.ts'
import { passwordChangedMail } from './settings-mails.ts'

type Call = { services: Services; session: Session }

/** Changes the password, given the current one; ends every other device, code and link. */
export async function updatePassword(
  input: Call & { currentPassword: string | undefined; newPassword: string },
): Promise<void> {
  const { services, session, currentPassword, newPassword } = input
  const user = await provePerson({ services, session, password: currentPassword })
  refuseWeakPassword({ password: newPassword, owner: user, field: 'newPassword' })
  if (currentPassword?.normalize('NFC') === newPassword.normalize('NFC'))
    throw new Problem(problems.samePassword)
  const passwordHash = await hashPassword(newPassword, askerOf(services, session))
  await inTransaction(services.pool, async (tx) => {
    const current = await lockUser(tx, user.id)
    // A reset or another device was faster, so the proof is no longer valid.
    if (current?.passwordHash !== user.passwordHash) throw new Problem(problems.wrongPassword)
    await updatePasswordHash(tx, { userId: user.id, passwordHash })
    await endRecovery({ services, tx, user })
    await deleteEmailChange(tx, user.id)
    await endSessions({ db: tx, userId: user.id, exceptSessionId: session.id, reason: 'password' })
    await services.mailer.enqueue(tx, passwordChangedMail({ config: services.config, user }))
  })
}

export async function listSessions({ services, session }: Call) {
  const rows = await listSessionRows(services.db, session.userId)
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    startedAt: toIso(createdAt),
    lastUsedAt: toIso(lastUsedAt),
    current: id === session.id,
  }))
}

export async function endOneSession({ services, session, id }: Call & { id: string }): Promise<void> {
  const ended = await revokeSession({ db: services.db, userId: session.userId, sessionId: id })
  if (!ended) throw new Problem(platform.notFound)
}

export function endOtherSessions(call: Call): Promise<number> {
  const { services, session } = call
  return endSessions({
    db: services.db,
    userId: session.userId,
    exceptSessionId: session.id,
    reason: 'revoked',
  })
}
