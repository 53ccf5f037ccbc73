import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { lockPeople, type User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'

export type Call = {
  services: Services
  session: Session
  id: string
  reason: string
}

/** Returns true if the admin may act on the account: not on their own, and on staff only as a global admin. */
export function mayAct(session: Session, user: { id: string; role: 'USER' | 'ADMIN' }): boolean {
  return user.id !== session.userId && (user.role === 'USER' || session.globalAdmin)
}

/** Returns true if the account may be merged: staff accounts may not, so that nobody gains rights by it. */
export function mayMerge(session: Session, user: Pick<User, 'id' | 'role' | 'mergedInto'>): boolean {
  return session.globalAdmin && mayAct(session, user) && user.role === 'USER' && user.mergedInto === null
}

/** Returns true for members: never for staff, nor for an account that could see nothing itself. */
export function mayImpersonate(
  session: Session,
  user: Pick<User, 'id' | 'role'> & { suspendedAt: User['suspendedAt'] | string },
): boolean {
  return mayAct(session, user) && user.role === 'USER' && user.suspendedAt === null
}

/**
 * Acts on somebody else's account if the admin still may. Locks the admin, the account and all global admins, always in the
 * same order, so that two admins who act on each other come one after the other.
 */
export async function actingOn(
  { services, session, id, other = id }: Call & { other?: string },
  work: (tx: Db, user: User, others: Others) => Promise<void>,
): Promise<void> {
  if (id === session.userId || other === session.userId) throw new Problem(problems.self)
  await inTransaction(services.pool, async (tx) => {
    const people = await lockPeople(tx, [session.userId, id, other])
    const actor = people.find((one) => one.id === session.userId)
    const user = people.find((one) => one.id === id)
    if (!actor || actor.suspendedAt || !stillMay(session, actor)) throw new Problem(platform.forbidden)
    const second = people.find((one) => one.id === other)
    if (!user || !second) throw new Problem(platform.notFound)
    if (user.role === 'ADMIN' && !actor.hasGlobalPermissions) throw new Problem(problems.onlyGlobal)
    if (user.mergedInto) throw new Problem(problems.merged)
    const lasting = people.filter(
      (one) => one.id !== id && one.hasGlobalPermissions && !one.suspendedAt && !one.deleteAfter,
    )
    await work(tx, user, { globalAdmins: lasting.length, other: second })
  })
}

/** The number of global admins who would remain, and the other account named in the call. */
type Others = { globalAdmins: number; other: User }

function stillMay(session: Session, actor: User): boolean {
  if (actor.role !== 'ADMIN') return false
  return session.globalAdmin ? actor.hasGlobalPermissions : actor.adminScopes.includes('users')
}

/** Refuses to remove the last global admin, because nobody could give rights again. */
export function refuseWithoutOthers(user: User, { globalAdmins }: Pick<Others, 'globalAdmins'>): void {
  if (user.hasGlobalPermissions && globalAdmins === 0) throw new Problem(problems.lastAdmin)
}
