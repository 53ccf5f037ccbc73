import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { PartnerScope } from '#platform/contract/partner-scopes.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { createLog } from '#platform/server/log/log.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { remindOfKeysTask } from './reminder.task.ts'
import type { listPartnerKeys } from '../contract/partner-keys.endpoints.ts'

const ALL = '/api/admin/partner-keys'
let app: TestApp
let staff: Person
let log = ''
beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  app = await buildTestApp({}, { log: createLog('debug', destination) })
  staff = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

type Given = { partner?: string; scopes?: readonly PartnerScope[]; expiresAt?: string }
const create = (given: Given = {}, who = staff) =>
  who.send('POST', ALL, { partner: 'Zavod ZDK', scopes: ['opportunities'], expiresAt: inDays(30), ...given })
const keyOf = async (given: Given = {}) => (await create(given)).json<{ id: string; key: string }>()
const list = async () => (await staff.send('GET', ALL)).json<ResponseOf<typeof listPartnerKeys>>().keys
const rowOf = async (id: string) => (await list()).find((one) => one.id === id)
const ask = (key: string, url = '/api/opportunities', method: 'GET' | 'POST' = 'GET', headers = {}) =>
  app.http.inject({ method, url, headers: { authorization: `Bearer ${key}`, ...headers } })
const statusOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).statusCode

test('a partner’s program reads with its key what the scope allows, and staff see that it did', async () => {
  const { id, key } = await keyOf()
  expect(key).toMatch(/^zk_[\w-]{43}$/)
  expect(await statusOf(key)).toBe(200)
  expect(await statusOf(key, '/api/public/calls')).toBe(403)
  expect(await rowOf(id)).toMatchObject({
    partner: 'Zavod ZDK',
    ending: key.slice(-4),
    state: 'live',
    calls: 1,
    refusals: 1,
    calledAt: expect.any(String),
  })
})

test('a key never acts as the member whose session comes with it', async () => {
  const { key } = await keyOf()
  const cookie = staff.headers.cookie ?? ''
  expect(await statusOf(key, ALL, 'GET', { cookie })).toBe(403)
})

test('a key that nobody made, that expired or was revoked opens nothing', async () => {
  expect(await statusOf(`zk_${'A'.repeat(43)}`)).toBe(401)
  expect(await statusOf('zk_')).toBe(401)
  const { id, key } = await keyOf()
  expect(await statusOf(key)).toBe(200)
  expect((await staff.send('DELETE', `${ALL}/${id}`)).statusCode).toBe(204)
  expect(await statusOf(key)).toBe(401)
  expect((await staff.send('DELETE', `${ALL}/${id}`)).statusCode).toBe(409)
  const other = await keyOf()
  await app.services.pool.query(
    `update partner_keys set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
    [other.id],
  )
  expect(await statusOf(other.key)).toBe(401)
  expect(await rowOf(other.id)).toMatchObject({ state: 'expired' })
})

test('a key is replaced without a gap: both work for a week, and only one takes its place', async () => {
  const { id, key } = await keyOf()
  const replace = () => staff.send('POST', `${ALL}/${id}/successor`, { expiresAt: inDays(300) })
  const answers = await Promise.all([replace(), replace()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const next = answers.find(({ statusCode }) => statusCode === 200)!.json<{ id: string; key: string }>()
  expect([await statusOf(key), await statusOf(next.key)]).toEqual([200, 200])
  const [before, after] = [await rowOf(id), await rowOf(next.id)]
  expect(before).toMatchObject({ state: 'replaced' })
  expect(Date.parse(before!.expiresAt)).toBeLessThan(Date.now() + 7.1 * DAY_MS)
  expect(after).toMatchObject({ partner: 'Zavod ZDK', scopes: ['opportunities'], state: 'live' })
})

test('over its limit a key waits, whatever it asks for', async () => {
  const { id, key } = await keyOf()
  await app.services.pool.query(
    `insert into limit_counters (key, count, resets_at) values ($1, 600, now() + interval '1 minute')`,
    [`partner:${id}`],
  )
  const { statusCode, headers } = await ask(key)
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
})

test('a key lasts for a year at most, and reads something', async () => {
  for (const wrong of [
    { expiresAt: inDays(367) },
    { expiresAt: inDays(-1) },
    { scopes: [] },
    { partner: ' ' },
    { scopes: ['members' as PartnerScope] },
  ])
    expect([wrong, (await create(wrong)).statusCode]).toEqual([wrong, 422])
  expect((await create({ expiresAt: inDays(365) })).statusCode).toBe(200)
})

test('the key itself is in no table and no line of the log', async () => {
  const { id, key } = await keyOf()
  await ask(key)
  await ask(key, '/api/auth/me')
  app.services.log.info({ headers: { authorization: `Bearer ${key}` } }, 'a call')
  app.services.log.error({ err: new Error(`no answer to "Bearer ${key}"`) }, 'a failure')
  expect(log).toContain('a failure')
  expect(log).not.toContain(key)
  for (const table of ['partner_keys', 'partner_key_days', 'audit_entries', 'limit_counters']) {
    const { rows } = await app.services.pool.query(
      `select count(*)::int as n from ${table} t where t::text like $1`,
      [`%${key.slice(3, 30)}%`],
    )
    expect([table, rows[0]]).toEqual([table, { n: 0 }])
  }
  const { rows } = await app.services.pool.query(
    `select action, after ->> 'ending' as ending from audit_entries where subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ action: 'partners.create', ending: key.slice(-4) }])
})

test('only global admins see, make and revoke keys', async () => {
  const scoped = await person(app, { rights: { role: 'ADMIN', scopes: ['users', 'content'] } })
  const { id } = await keyOf()
  for (const who of [await person(app), scoped]) {
    expect((await who.send('GET', ALL)).statusCode).toBe(403)
    expect((await create({}, who)).statusCode).toBe(403)
    expect((await who.send('DELETE', `${ALL}/${id}`)).statusCode).toBe(403)
    expect((await who.send('POST', `${ALL}/${id}/successor`, { expiresAt: inDays(3) })).statusCode).toBe(403)
  }
})

test('global admins are reminded once of a key that expires within 14 days, and not of one that was replaced', async () => {
  await app.services.pool.query('update partner_keys set reminded_at = now()')
  const soon = await keyOf({ partner: 'Ističe', expiresAt: inDays(13) })
  await keyOf({ partner: 'Ima vremena', expiresAt: inDays(15) })
  const { id } = await keyOf({ partner: 'Zamijenjen', expiresAt: inDays(10) })
  await staff.send('POST', `${ALL}/${id}/successor`, { expiresAt: inDays(300) })
  const remind = () => remindOfKeysTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })
  await remind()
  await remind()
  const { rows } = await app.services.pool.query(
    `select user_id as "to", about, data ->> 'partner' as partner from notifications where kind = 'partners.expiry'`,
  )
  expect(rows).toEqual([{ to: staff.userId, about: soon.id, partner: 'Ističe' }])
})

test('staff make a key only with their password, or soon after they have signed in', async () => {
  const { id } = await keyOf()
  const other = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  const { pool } = app.services
  const replace = () => other.send('POST', `${ALL}/${id}/successor`, { expiresAt: inDays(300) })
  const codes = async () => [(await create({}, other)).json().code, (await replace()).json().code]
  await pool.query(`update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`, [
    other.userId,
  ])
  expect(await codes()).toEqual(['settings.signInAgain', 'settings.signInAgain'])
  await pool.query('update users set password_hash = $2 where id = $1', [
    other.userId,
    await hashPassword('Kamen-i-voda-7'),
  ])
  expect(await codes()).toEqual(['settings.wrongPassword', 'settings.wrongPassword'])
  const body = { partner: 'Zavod', scopes: ['grants'], expiresAt: inDays(30), password: 'Kamen-i-voda-7' }
  expect((await other.send('POST', ALL, body)).statusCode).toBe(200)
})
