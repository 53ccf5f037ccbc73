import { timingSafeEqual } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Rotation } from './refresh-token.ts'
import { updateSessionRotation, lockSession, updateSessionsEnd } from './session.queries.ts'
import { signTokens, type TokenPair } from './token-pair.ts'
import type { User } from './users.queries.ts'

/** How long the previous token still yields the same successor although that has been used. */
const GRACE_MS = 30_000
/** A repeated answer carries the very same access token while most of its life is left, afterwards a fresh one. */
const SAME_ACCESS_TOKEN_MS = 5 * 60_000

export type Refreshed =
  | { kind: 'refreshed'; tokens: TokenPair }
  /** Not this browser's session, or one that has ended. */
  | { kind: 'refused' }
  /** An old token came back, so somebody has a copy: the family has been ended. */
  | { kind: 'reused'; user: User }

/** Exchanges a refresh token in the caller's transaction; parallel calls of one family wait for each other. */
export async function refreshSession(input: {
  services: Services
  tx: Db
  rotation: Rotation
  sid: string
}): Promise<Refreshed> {
  const { services, tx, rotation, sid } = input
  const row = await lockSession(tx, rotation.family)
  if (!row || !timingSafeEqual(row.session.sidHash, services.secrets.digest('sid', sid)))
    return { kind: 'refused' }
  const { session, user, now } = row
  if (session.endedAt || session.expiresAt <= now || user.suspendedAt) return { kind: 'refused' }
  if (rotation.counter > session.counter) return { kind: 'refused' }
  const { id: family, counter } = session
  if (rotation.counter === counter) {
    await updateSessionRotation(tx, family)
    return refreshed({ family, counter: counter + 1, issuedAt: now })
  }
  const age = now.getTime() - session.rotatedAt.getTime()
  const mayRepeat = rotation.counter === counter - 1 && (!session.successorSeen || age <= GRACE_MS)
  if (mayRepeat) {
    return refreshed({ family, counter, issuedAt: age <= SAME_ACCESS_TOKEN_MS ? session.rotatedAt : now })
  }
  await updateSessionsEnd(tx, sql`id = ${family}`, 'reuse')
  return { kind: 'reused', user }

  async function refreshed(of: Rotation & { issuedAt: Date }): Promise<Refreshed> {
    return { kind: 'refreshed', tokens: await signTokens(services.secrets, { user, ...of }) }
  }
}
