import { randomBytes } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import { type Db, inTransaction } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import type { Context } from '../http/route.ts'
import { clientKey } from '../limits/client-network.ts'
import type { Services } from '../services.ts'
import { deviceFrom } from './device.ts'
import {
  findSessionOfBrowser,
  hasSessionOf,
  insertSession,
  isKnownPlace,
  updateSessionsEnd,
  listLiveSessions,
} from './session.queries.ts'
import type { EndReason } from './session.ts'
import { signTokens, type TokenPair } from './token-pair.ts'
import { findUserById, type User } from './users.queries.ts'

export type { TokenPair }

/** The part of a call that a session needs: the browser's cookies and how the browser names itself. */
export type Browser = Pick<Context, 'cookies' | 'client'>

const SID_SECONDS = 30 * 24 * 3600
const USER_AGENT_LENGTH = 400

/**
 * Signs a person in on this browser: sets a new `sid` cookie and ends the session the browser had before.
 * The caller has proven who it is.
 */
export function startSession(input: {
  services: Services
  tx?: Db
  userId: string
  context: Browser
}): Promise<TokenPair> {
  const { services, tx } = input
  return tx ? start(tx, input) : inTransaction(services.pool, (own) => start(own, input))
}

/** The tokens of the session that this browser has with that person already, else a new session. */
export async function resumeSession(input: {
  services: Services
  tx: Db
  userId: string
  context: Browser
}): Promise<TokenPair> {
  const { services, tx, userId, context } = input
  const sidHash = services.secrets.digest('sid', context.cookies.get('__Host-sid') ?? '')
  const current = await findSessionOfBrowser(tx, { userId, sidHash })
  if (!current) return startSession(input)
  return signTokens(services.secrets, { ...current, issuedAt: new Date() })
}

async function start(
  tx: Db,
  { services, userId, context }: { services: Services; userId: string; context: Browser },
) {
  const { secrets } = services
  const user = await findUserById(tx, userId)
  if (!user) throw new Error('A session needs an account')
  const old = context.cookies.get('__Host-sid')
  if (old) await updateSessionsEnd(tx, sql`sid_hash = ${secrets.digest('sid', old)}`, 'replaced')
  const sid = randomBytes(32).toString('base64url')
  const id = newId()
  const issuedAt = await insertSession(tx, {
    id,
    userId,
    sidHash: secrets.digest('sid', sid),
    ...placeOf(services, context),
  })
  context.cookies.set('__Host-sid', sid, { maxAgeSeconds: SID_SECONDS })
  return signTokens(secrets, { user, family: id, counter: 1, issuedAt })
}

/** Whether this browser is one on which the member has been signed in before; asked before the session starts. */
export function isKnownBrowser(input: {
  services: Services
  tx: Db
  user: Pick<User, 'id' | 'createdAt'>
  context: Browser
}): Promise<boolean> {
  const { services, tx, user, context } = input
  const sidHash = services.secrets.digest('sid', context.cookies.get('__Host-sid') ?? '')
  return isKnownPlace(tx, { user, sidHash, ...placeOf(services, context) })
}

function placeOf({ secrets }: Services, { client }: Browser) {
  return {
    userAgent: client.userAgent.slice(0, USER_AGENT_LENGTH),
    clientKey: clientKey(secrets, client.address),
  }
}

/** Ends the session that this browser's cookie names. */
export async function endBrowserSession(input: {
  services: Services
  context: Pick<Browser, 'cookies'>
  reason: EndReason
}): Promise<void> {
  const { services, context, reason } = input
  const sid = context.cookies.get('__Host-sid')
  if (sid)
    await updateSessionsEnd(services.db, sql`sid_hash = ${services.secrets.digest('sid', sid)}`, reason)
}

export async function endSession(input: { db: Db; sessionId: string; reason: EndReason }): Promise<boolean> {
  return (await updateSessionsEnd(input.db, sql`id = ${input.sessionId}`, input.reason)) > 0
}

/** Ends all sessions of a person, or all but one; returns how many there were. */
export function endSessions(input: {
  db: Db
  userId: string
  exceptSessionId?: string
  reason: EndReason
}): Promise<number> {
  const { db, userId, exceptSessionId, reason } = input
  const others = exceptSessionId ? sql`and id <> ${exceptSessionId}` : sql``
  return updateSessionsEnd(db, sql`user_id = ${userId} ${others}`, reason)
}

/** Ends one session of a person's own list; false when it is not theirs or has ended. */
export async function revokeSession(input: { db: Db; userId: string; sessionId: string }): Promise<boolean> {
  const own = sql`id = ${input.sessionId} and user_id = ${input.userId}`
  return (await updateSessionsEnd(input.db, own, 'revoked')) > 0
}

/** Where a person is signed in, the last used first. */
export async function listSessions(db: Db, userId: string) {
  const rows = await listLiveSessions(db, userId)
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceFrom(userAgent) }))
}

/**
 * The name under which limits count this browser, if it carries a session cookie of the person with that address (a past one
 * too). For unknown addresses the database is asked the same.
 */
export async function deviceOfMember(input: {
  services: Services
  email: string
  context: Pick<Browser, 'cookies'>
}): Promise<string | undefined> {
  const { services, email, context } = input
  const sidHash = services.secrets.digest('sid', context.cookies.get('__Host-sid') ?? '')
  const isKnown = await hasSessionOf(services.db, { email, sidHash })
  return isKnown ? sidHash.toString('base64url') : undefined
}
