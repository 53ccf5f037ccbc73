import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { endRecovery } from '#features/recovery/server/index.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { lockUser, updateUser, type User } from '#platform/server/auth/users.queries.ts'
import type { DataEraser } from '#platform/server/data-rights.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { GRACE_DAYS } from '../contract/data.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { provePerson } from './prove-person.service.ts'
import { deletionMail } from './settings-mails.ts'

type Call = { services: Services; session: Session }

/** Notes the end of the account for 30 days from now and signs every device out. */
export async function requestDeletion(
  input: Call & { email: string; password: string | undefined },
): Promise<Date> {
  const { services, session } = input
  if (normalizeEmail(input.email) !== session.email) throw new Problem(problems.emailMismatch)
  const user = await provePerson(input)
  const deleteAfter = new Date(Date.now() + GRACE_DAYS * 86_400_000)
  await inTransaction(services.pool, async (tx) => {
    await refuseLastAdmin(tx, user)
    await lockUser(tx, user.id)
    await updateUser(tx, user.id, { deleteAfter })
    await endRecovery({ services, tx, user })
    await endSessions({ db: tx, userId: user.id, reason: 'deleted' })
    await services.mailer.enqueue(tx, deletionMail({ config: services.config, user, at: deleteAfter }))
  })
  return deleteAfter
}

export function keepAccount({ services, session }: Call): Promise<void> {
  return updateUser(services.db, session.userId, { deleteAfter: null })
}

/** Without a global admin nobody could give rights to anybody again. */
async function refuseLastAdmin(tx: Db, user: User): Promise<void> {
  if (!user.hasGlobalPermissions) return
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.hasGlobalPermissions, true), ne(users.id, user.id), sql`${users.deleteAfter} is null`),
    )
    .for('update')
  if (others.length === 0) throw new Problem(problems.lastAdmin)
}

/** Removes the accounts whose 30 days have passed, one by one, with all that belongs to them. */
export async function purgeDeleted(services: Services, erasers: readonly DataEraser[]): Promise<number> {
  let gone = 0
  while (await inTransaction(services.pool, (tx) => purgeOne({ services, tx, erasers }))) gone += 1
  return gone
}

async function purgeOne({
  services,
  tx,
  erasers,
}: {
  services: Services
  tx: Db
  erasers: readonly DataEraser[]
}): Promise<boolean> {
  const [due] = await tx
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deleteAfter, sql`now()`))
    .orderBy(users.deleteAfter)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return false
  for (const erase of erasers) await erase({ services, tx, userId: due.id })
  await tx.delete(users).where(eq(users.id, due.id))
  return true
}
