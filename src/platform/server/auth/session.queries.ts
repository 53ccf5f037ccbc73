import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { sessions, users } from './identity.tables.ts'
import type { EndReason, Session } from './session.ts'
import type { User } from './users.queries.ts'

const liveSession = prepared({
  id: z.string(),
  counter: z.number(),
  sidHash: z.instanceof(Buffer),
  successorSeen: z.boolean(),
  authenticatedAt: z.date(),
  userId: z.string(),
  email: z.string(),
  role: z.custom<Session['role']>(),
  globalAdmin: z.boolean(),
  scopes: z.custom<Session['scopes']>(),
})<[id: string]>(
  'live_session',
  `select sessions.id, counter, sid_hash as "sidHash", successor_seen as "successorSeen",
     authenticated_at as "authenticatedAt", users.id as "userId", email, role,
     has_global_permissions as "globalAdmin", admin_scopes as scopes
   from sessions join users on users.id = sessions.user_id
   where sessions.id = $1 and ended_at is null and expires_at > now() and suspended_at is null`,
)

/** The session with its person, if it is still alive and the person is not suspended. */
export async function findLiveSession(db: Db, id: string) {
  const [row] = await liveSession(db, id)
  return row
}

/** Those of the sessions that are still alive, of people who are not suspended. */
export function selectLiveIds(db: Db, ids: readonly string[]) {
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), alive, isNull(users.suspendedAt)))
}

/** The access token of the newest rotation has been used, so the browser has received it. */
export async function markSuccessorSeen(db: Db, id: string, counter: number): Promise<void> {
  await db
    .update(sessions)
    .set({ successorSeen: true, lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.counter, counter)))
}

/** The session with its person, held until the transaction ends; ended and expired ones too. */
export async function lockSession(tx: Db, id: string) {
  const [row] = await tx
    .select({ session: sessions, now: sql<Date>`now()`.mapWith(sessions.createdAt), user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id))
    .for('update', { of: sessions })
  return row
}

/** Starts a family; it ends when it is idle for 14 days, and after 30 days in any case. */
export async function insertSession(
  tx: Db,
  session: { id: string; userId: string; sidHash: Buffer; userAgent: string; clientKey: string },
) {
  const [row] = await tx
    .insert(sessions)
    .values({ ...session, rotatedAt: sql`now()`, expiresAt: sql`now() + interval '14 days'` })
    .returning({ rotatedAt: sessions.rotatedAt })
  return row?.rotatedAt ?? new Date()
}

export async function advanceSession(tx: Db, id: string): Promise<void> {
  await tx
    .update(sessions)
    .set({
      counter: sql`${sessions.counter} + 1`,
      successorSeen: false,
      rotatedAt: sql`now()`,
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(now() + interval '14 days', ${sessions.createdAt} + interval '30 days')`,
    })
    .where(eq(sessions.id, id))
}

const alive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`))

/** Ends the living sessions that match; returns how many there were. */
export async function markEnded(db: Db, which: SQL | undefined, reason: EndReason): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(isNull(sessions.endedAt), which))
    .returning({ id: sessions.id })
  return ended.length
}

export function selectLiveSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive))
    .orderBy(desc(sessions.lastUsedAt))
}

/** The living session of this browser with that person. */
export async function findSessionOfBrowser(db: Db, { userId, sidHash }: { userId: string; sidHash: Buffer }) {
  const [row] = await db
    .select({ family: sessions.id, counter: sessions.counter, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sidHash, sidHash), eq(sessions.userId, userId), alive))
  return row
}

/** Whether a browser's cookie has ever belonged to a session of this person. */
export async function hasSessionOf(
  db: Db,
  { email, sidHash }: { email: string; sidHash: Buffer },
): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sidHash, sidHash), eq(users.email, email)))
    .limit(1)
  return Boolean(found)
}

/**
 * Whether a member has been signed in before where they sign in now: by the cookie, or, since signing out takes that away, by
 * the same browser in the same network. Who has just joined has nowhere been before.
 */
export async function isKnownPlace(
  db: Db,
  {
    user,
    ...place
  }: { user: Pick<User, 'id' | 'createdAt'>; sidHash: Buffer; userAgent: string; clientKey: string },
): Promise<boolean> {
  const earlier = await db
    .select({ sidHash: sessions.sidHash, userAgent: sessions.userAgent, clientKey: sessions.clientKey })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
  if (earlier.length === 0) return Date.now() - user.createdAt.getTime() < 86_400_000
  return earlier.some(
    (one) =>
      one.sidHash.equals(place.sidHash) ||
      (one.userAgent === place.userAgent && one.clientKey === place.clientKey),
  )
}

/** Ended sessions are kept for two months, so that the browser is still known and a copied token is still recognised. */
export async function removeOldSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now() - interval '60 days'`))
}
