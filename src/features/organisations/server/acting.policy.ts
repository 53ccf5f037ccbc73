import { sql } from '#platform/server/db/sql.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { Role } from '../contract/kinds.ts'
import { problems } from '../contract/problems.ts'
import { type Organisation, listMemberships } from './organisations.queries.ts'

export type { Organisation }
export type Call = { services: Services; session: Session }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the organisation by id or address to one of its people; throws `notFound` for everyone else. */
export async function ownOrganisation(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<{ organisation: Organisation; role: Role }> {
  const isNamed = UUID.test(id) ? sql`(o.id = ${id} or o.slug = ${id})` : sql`o.slug = ${id}`
  const [membership] = await listMemberships(
    db,
    sql`where ${isNamed} and m.user_id = ${userId} and o.closed_at is null`,
  )
  if (!membership) throw new Problem(platform.notFound)
  return membership
}

/**
 * Runs work as a person of an organisation whose role allows it. Locks the organisation, so that two owners who leave
 * concurrently do so one after the other.
 */
export async function acting<T>(
  input: Call & { id: string; roles: readonly Role[] },
  work: (tx: Db, who: { organisation: Organisation; role: Role }) => Promise<T>,
): Promise<T> {
  const { services, session, id, roles } = input
  return inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`select 1 from organisations where id = ${id} for update`)
    const who = await ownOrganisation(tx, { id, userId: session.userId })
    if (!roles.includes(who.role)) throw new Problem(platform.forbidden)
    if (who.organisation.suspendedAt) throw new Problem(problems.suspended)
    return work(tx, who)
  })
}
