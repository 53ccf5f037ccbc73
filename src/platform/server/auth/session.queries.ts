import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { countChanges, rowsOf } from '../db/rows-of.ts'
import type { EndReason, Session } from './session.ts'
import { findUserById, type User } from './users.queries.ts'

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

const IS_ALIVE = sql`ended_at is null and expires_at > now()`
const idRows = rowsOf({ id: z.string() })

/** Returns those of the sessions that are still alive, of people who are not suspended. */
export async function listLiveSessionIds(db: Db, ids: readonly string[]): Promise<{ id: string }[]> {
  const { rows } = await idRows(db)(sql`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${sql.param(ids)}::uuid[]) and ${IS_ALIVE} and u.suspended_at is null`)
  return rows
}

/** Notes that the access token of the newest rotation was used, so the browser has received it. */
export async function updateRotationReceipt(db: Db, id: string, counter: number): Promise<void> {
  await db.execute(sql`
    update sessions set successor_seen = true, last_used_at = now() where id = ${id} and counter = ${counter}`)
}

const lockedSession = prepared({
  id: z.string(),
  userId: z.string(),
  sidHash: z.instanceof(Buffer),
  counter: z.number(),
  rotatedAt: z.date(),
  successorSeen: z.boolean(),
  expiresAt: z.date(),
  endedAt: z.nullable(z.date()),
  now: z.date(),
})<[id: string]>(
  'session_locked',
  `select id, user_id as "userId", sid_hash as "sidHash", counter, rotated_at as "rotatedAt",
     successor_seen as "successorSeen", expires_at as "expiresAt", ended_at as "endedAt", now()
   from sessions where id = $1 for update`,
)

/** Selects the session with its person and locks it until the transaction ends; ended and expired sessions too. */
export async function lockSession(tx: Db, id: string) {
  const [row] = await lockedSession(tx, id)
  if (!row) return undefined
  const { now, ...session } = row
  const user = await findUserById(tx, session.userId)
  return user && { session, now, user }
}

const startedSession = prepared({ rotatedAt: z.date() })<
  [id: string, userId: string, sidHash: Buffer, userAgent: string, clientKey: string]
>(
  'session_insert',
  `insert into sessions (id, user_id, sid_hash, user_agent, client_key, rotated_at, expires_at)
   values ($1, $2, $3, $4, $5, now(), now() + interval '14 days') returning rotated_at as "rotatedAt"`,
)

/** Starts a family; it ends when it is idle for 14 days, and after 30 days in any case. */
export async function insertSession(
  tx: Db,
  session: { id: string; userId: string; sidHash: Buffer; userAgent: string; clientKey: string },
) {
  const { id, userId, sidHash, userAgent, clientKey } = session
  const [row] = await startedSession(tx, id, userId, sidHash, userAgent, clientKey)
  return row?.rotatedAt ?? new Date()
}

export async function updateSessionRotation(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    update sessions set counter = counter + 1, successor_seen = false, rotated_at = now(), last_used_at = now(),
      expires_at = least(now() + interval '14 days', created_at + interval '30 days')
    where id = ${id}`)
}

/** Ends the living sessions that match; returns how many there were. */
export function updateSessionsEnd(db: Db, which: SQL, reason: EndReason): Promise<number> {
  return countChanges(
    db,
    sql`update sessions set ended_at = now(), end_reason = ${reason} where ended_at is null and ${which}`,
  )
}

const listedSessions = prepared({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date(),
})<[userId: string]>(
  'sessions_live',
  `select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt" from sessions
   where user_id = $1 and ended_at is null and expires_at > now() order by last_used_at desc`,
)

export function listLiveSessions(db: Db, userId: string) {
  return listedSessions(db, userId)
}

const familyRows = rowsOf({ family: z.string(), counter: z.number() })

/** Returns the living session of this browser with that person. */
export async function findSessionOfBrowser(db: Db, { userId, sidHash }: { userId: string; sidHash: Buffer }) {
  const { rows } = await familyRows(db)(sql`
    select id as family, counter from sessions
    where sid_hash = ${sidHash} and user_id = ${userId} and ${IS_ALIVE}`)
  const [session] = rows
  const user = session && (await findUserById(db, userId))
  return user && { ...session, user }
}

/** Whether a browser's cookie has ever belonged to a session of this person. */
export async function hasSessionOf(
  db: Db,
  { email, sidHash }: { email: string; sidHash: Buffer },
): Promise<boolean> {
  const { rows } = await idRows(db)(sql`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.sid_hash = ${sidHash} and u.email = ${email} limit 1`)
  return rows.length > 0
}

const placeRows = rowsOf({ sidHash: z.instanceof(Buffer), userAgent: z.string(), clientKey: z.string() })

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
  const { rows: earlier } = await placeRows(db)(sql`
    select sid_hash as "sidHash", user_agent as "userAgent", client_key as "clientKey"
    from sessions where user_id = ${user.id}`)
  if (earlier.length === 0) return Date.now() - user.createdAt.getTime() < 86_400_000
  return earlier.some(
    (one) =>
      one.sidHash.equals(place.sidHash) ||
      (one.userAgent === place.userAgent && one.clientKey === place.clientKey),
  )
}

/** Ended sessions are kept for two months, so that the browser is still known and a copied token is still recognised. */
export async function deleteOldSessions(db: Db): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now() - interval '60 days'`)
}
