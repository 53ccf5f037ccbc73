import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { inTransaction } from '../db/database.ts'
import type { ProofCookie } from '../http/cookies.ts'
import { readAccessToken } from './access-token.ts'
import { readRefreshToken } from './refresh-token.ts'
import { findLiveSession, updateRotationReceipt } from './session.queries.ts'
import {
  type Browser,
  endSession,
  endSessions,
  deviceOfMember,
  listSessions,
  revokeSession,
  startSession,
} from './session.service.ts'
import { refreshSession } from './session-refresh.service.ts'
import { insertUser, findUserByEmail, hasGlobalAdmin, updateRole } from './users.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

function browser(
  userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
) {
  const jar = new Map<string, string>()
  const context: Browser = {
    client: { address: '127.0.0.1', userAgent },
    cookies: {
      get: (name) => jar.get(name),
      set: (name: ProofCookie, value) => void jar.set(name, value),
      clear: (name) => void jar.delete(name),
    },
  }
  return { jar, context }
}

async function person(email: string): Promise<string> {
  const user = await insertUser(app.services.db, {
    email,
    firstName: 'Lejla',
    lastName: 'Kovač',
    passwordHash: null,
    language: 'bhs',
  })
  if (!user) throw new Error('there is one already')
  return user.id
}

function refresh(token: string, sid: string) {
  const rotation = readRefreshToken(app.services.secrets, token)
  if (!rotation) throw new Error('not a token of ours')
  return inTransaction(app.services.pool, (tx) =>
    refreshSession({ services: app.services, tx, rotation, sid }),
  )
}

async function tokensOf(answer: ReturnType<typeof refresh>) {
  const result = await answer
  if (result.kind !== 'refreshed') throw new Error(result.kind)
  return result.tokens
}

test('one address makes one account, however it is spelled', async () => {
  await person('Emir.Begic@Primjer.ba ')
  const again = {
    email: 'EMIR.BEGIC@primjer.ba',
    firstName: 'E',
    lastName: 'B',
    passwordHash: null,
    language: 'en',
  } as const
  expect(await insertUser(app.services.db, again)).toBeUndefined()
  expect(await findUserByEmail(app.services.db, ' emir.begic@PRIMJER.ba')).toMatchObject({
    firstName: 'Lejla',
    email: 'emir.begic@primjer.ba',
  })
})

test('a person becomes an admin of some areas, then of everything, then nobody special again', async () => {
  const { db } = app.services
  const userId = await person('sabina@primjer.ba')
  await updateRole(db, { userId, rights: { role: 'ADMIN', scopes: ['content'] } })
  expect(await findUserByEmail(db, 'sabina@primjer.ba')).toMatchObject({
    role: 'ADMIN',
    hasGlobalPermissions: false,
    adminScopes: ['content'],
  })
  expect(await hasGlobalAdmin(db)).toBe(false)
  await updateRole(db, { userId, rights: { role: 'ADMIN', globalAdmin: true } })
  expect(await hasGlobalAdmin(db)).toBe(true)
  await updateRole(db, { userId, rights: { role: 'USER' } })
  expect(await findUserByEmail(db, 'sabina@primjer.ba')).toMatchObject({
    role: 'USER',
    hasGlobalPermissions: false,
    adminScopes: [],
  })
})

test('signing in again in the same browser ends the session it had, and only that', async () => {
  const userId = await person('nejra@primjer.ba')
  const phone = browser()
  const laptop = browser('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/131.0')
  await startSession({ services: app.services, userId, context: laptop.context })
  await startSession({ services: app.services, userId, context: phone.context })
  const first = phone.jar.get('__Host-sid')
  const { accessToken } = await startSession({ services: app.services, userId, context: phone.context })
  expect(phone.jar.get('__Host-sid')).not.toBe(first)
  const live = await listSessions(app.services.db, userId)
  expect(live.map(({ device }) => device)).toEqual([
    { browser: 'Chrome', system: 'Android', mobile: true },
    { browser: 'Firefox', system: 'Windows', mobile: false },
  ])
  expect((await readAccessToken(app.services.secrets, accessToken))?.sessionId).toBe(live[0]?.id)
})

test('a person ends one device, the others, or all of them, and nobody else can', async () => {
  const { db } = app.services
  const userId = await person('dino@primjer.ba')
  const stranger = await person('stranac@primjer.ba')
  for (let n = 0; n < 4; n += 1)
    await startSession({ services: app.services, userId, context: browser().context })
  const [a, b] = await listSessions(db, userId)
  expect(await revokeSession({ db, userId: stranger, sessionId: a!.id })).toBe(false)
  expect(await revokeSession({ db, userId, sessionId: a!.id })).toBe(true)
  expect(await endSessions({ db, userId, exceptSessionId: b!.id, reason: 'revoked' })).toBe(2)
  expect(await findLiveSession(db, b!.id)).toBeDefined()
  expect(await endSession({ db, sessionId: b!.id, reason: 'logout' })).toBe(true)
  expect(await endSession({ db, sessionId: b!.id, reason: 'logout' })).toBe(false)
  expect(await listSessions(db, userId)).toEqual([])
})

test('a browser is known to its member and a stranger to everybody else', async () => {
  const { services } = app
  const email = 'maja@primjer.ba'
  const userId = await person(email)
  await person('luka@primjer.ba')
  const { context } = browser()
  expect(await deviceOfMember({ services, email, context })).toBeUndefined()
  await startSession({ services, userId, context })
  await endSessions({ db: services.db, userId, reason: 'password' })
  expect(await deviceOfMember({ services, email, context })).toMatch(/^[\w-]{43}$/)
  expect(await deviceOfMember({ services, email: 'luka@primjer.ba', context })).toBeUndefined()
})

test('twenty tabs that refresh at once all get the same successor', async () => {
  const userId = await person('kanita@primjer.ba')
  const { context, jar } = browser()
  const { refreshToken } = await startSession({ services: app.services, userId, context })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => tokensOf(refresh(refreshToken, jar.get('__Host-sid')!))),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.refreshToken).not.toBe(refreshToken)
})

test('a lost answer can be asked for again without a time limit while it is unseen, and for 30 seconds once it is seen', async () => {
  const { db, pool } = app.services
  const userId = await person('haris@primjer.ba')
  const { context, jar } = browser()
  const { refreshToken: first } = await startSession({ services: app.services, userId, context })
  const sid = jar.get('__Host-sid')!
  const second = await tokensOf(refresh(first, sid))
  const [family = ''] = first.split('.')
  await pool.query(`update sessions set rotated_at = now() - interval '3 days' where id = $1`, [family])
  expect((await tokensOf(refresh(first, sid))).refreshToken).toBe(second.refreshToken)
  await pool.query(`update sessions set rotated_at = now() - interval '29 seconds' where id = $1`, [family])
  await updateRotationReceipt(db, family, 2)
  expect((await tokensOf(refresh(first, sid))).refreshToken).toBe(second.refreshToken)
  await pool.query(`update sessions set rotated_at = now() - interval '31 seconds' where id = $1`, [family])
  expect((await refresh(first, sid)).kind).toBe('reused')
  expect((await refresh(second.refreshToken, sid)).kind).toBe('refused')
})

test('a token older than the previous one ends the family at once', async () => {
  const userId = await person('selma@primjer.ba')
  const { context, jar } = browser()
  const { refreshToken: first } = await startSession({ services: app.services, userId, context })
  const sid = jar.get('__Host-sid')!
  const second = await tokensOf(refresh(first, sid))
  const third = await tokensOf(refresh(second.refreshToken, sid))
  expect(await refresh(first, sid)).toMatchObject({ kind: 'reused', user: { email: 'selma@primjer.ba' } })
  expect((await refresh(third.refreshToken, sid)).kind).toBe('refused')
})

test('a copied token without its cookie is refused and leaves the owner signed in', async () => {
  const userId = await person('amila@primjer.ba')
  const { context, jar } = browser()
  const { refreshToken } = await startSession({ services: app.services, userId, context })
  expect((await refresh(refreshToken, 'a cookie from somewhere else')).kind).toBe('refused')
  expect((await refresh(refreshToken, jar.get('__Host-sid')!)).kind).toBe('refreshed')
})

test('a session ends after 14 idle days, and 30 days after it began however busy it was', async () => {
  const { pool } = app.services
  const userId = await person('jasmin@primjer.ba')
  const { context, jar } = browser()
  const { refreshToken } = await startSession({ services: app.services, userId, context })
  const sid = jar.get('__Host-sid')!
  const [family = ''] = refreshToken.split('.')
  await pool.query(`update sessions set created_at = now() - interval '29 days' where id = $1`, [family])
  const next = await tokensOf(refresh(refreshToken, sid))
  const { rows } = await pool.query(
    `select extract(epoch from expires_at - now()) as left from sessions where id = $1`,
    [family],
  )
  expect(Number(rows[0].left)).toBeLessThanOrEqual(24 * 3600)
  await pool.query(`update sessions set expires_at = now() - interval '1 second' where id = $1`, [family])
  expect((await refresh(next.refreshToken, sid)).kind).toBe('refused')
})
