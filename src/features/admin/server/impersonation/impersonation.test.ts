import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMPERSONATION_SECONDS } from '#platform/server/auth/impersonation-token.ts'
import { endSessions } from '#platform/server/auth/session.service.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { endDue } from './impersonation.service.ts'

let app: TestApp
let global: SignedIn
let usersAdmin: SignedIn
let contentAdmin: SignedIn

const reason = 'Osoba kaže da ne vidi svoje prijave'
let count = 0

beforeAll(async () => {
  app = await buildTestApp()
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  usersAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  contentAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

type Headers = Record<string, string>
const member = () => signIn(app, { email: `gledan-${(count += 1)}@primjer.ba`, firstName: 'Gledana' })
const run = (text: string, values: unknown[] = []) => app.services.pool.query(text, values)

async function call(method: 'GET' | 'POST', url: string, headers: Headers = {}, payload?: object) {
  const answer = await app.http.inject({
    method,
    url,
    headers: { origin: 'http://localhost:3000', ...headers },
    ...(method !== 'GET' && { payload: payload ?? {} }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined }
}

const start = (person: SignedIn, as: SignedIn | undefined) =>
  call('POST', '/api/admin/impersonations', as?.headers, { person: person.userId, reason })

/** Returns the headers of an impersonation: its token, and the cookie of the admin's own session. */
async function impersonating(person: SignedIn, as = global) {
  const { status, body } = await start(person, as)
  expect(status).toBe(201)
  return {
    id: body.id as string,
    headers: { ...as.headers, authorization: `Bearer ${body.token}` } as Headers,
  }
}
const whoIs = async (headers: Headers) => {
  const { status, body } = await call('GET', '/api/user/profile', headers)
  return status === 200 ? (body.id as string) : status
}
async function audit(person: SignedIn) {
  const { rows } = await run(
    'select action, actor_id as actor, reason, after from audit_entries where person_id = $1 order by id',
    [person.userId],
  )
  return rows as { action: string; actor: string | null; reason: string; after: object }[]
}

describe('Who may impersonate a member', () => {
  test('is an admin for people, with a reason', async () => {
    const who = await member()
    expect((await start(who, undefined)).status).toBe(401)
    expect((await start(who, who)).status).toBe(403)
    expect((await start(who, contentAdmin)).status).toBe(403)
    const bare = { person: who.userId, reason: '  ' }
    expect((await call('POST', '/api/admin/impersonations', global.headers, bare)).status).toBe(422)
    expect((await start({ ...who, userId: randomUUID() }, global)).status).toBe(404)
    expect((await start(who, usersAdmin)).status).toBe(201)
  })

  test('never impersonates staff, themselves, or somebody who is suspended', async () => {
    expect((await start(contentAdmin, usersAdmin)).body.code).toBe('admin.onlyGlobal')
    expect((await start(contentAdmin, global)).body.code).toBe('admin.impersonateStaff')
    expect((await start(global, global)).body.code).toBe('admin.self')
    const who = await member()
    await run('update users set suspended_at = now() where id = $1', [who.userId])
    expect((await start(who, global)).body.code).toBe('admin.impersonateSuspended')
  })
})

describe('Whoever impersonates', () => {
  test('sees what the member sees, while the own session goes on', async () => {
    const who = await member()
    const { headers } = await impersonating(who)
    expect(await whoIs(headers)).toBe(who.userId)
    expect(await whoIs(global.headers)).toBe(global.userId)
    expect((await call('GET', '/api/user/permissions', headers)).body).toEqual({
      hasGlobalPermissions: false,
    })
    expect((await call('GET', '/api/admin/overview', headers)).body.code).toBe(
      'platform.impersonationOwnEyes',
    )
  })

  test('needs the cookie of the own session and a token of our making', async () => {
    const who = await member()
    const { id, headers } = await impersonating(who)
    expect(await whoIs({ authorization: headers.authorization ?? '' })).toBe(401)
    expect(await whoIs({ ...headers, cookie: usersAdmin.headers.cookie })).toBe(401)
    expect(await whoIs({ ...headers, cookie: who.headers.cookie })).toBe(401)
    const { secrets } = app.services
    const forged = (key: Uint8Array, typ: string) =>
      new SignJWT({ id: who.userId, impersonation: id })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setAudience('zamah-impersonation')
        .setExpirationTime('5m')
        .sign(key)
    for (const token of [
      await forged(Buffer.alloc(32, 7), 'impersonation+jwt'),
      await forged(secrets.key('access-token'), 'impersonation+jwt'),
      await forged(secrets.key('impersonation-token'), 'at+jwt'),
    ])
      expect(await whoIs({ ...headers, authorization: `Bearer ${token}` })).toBe(401)
  })
})

describe('An impersonation ends', () => {
  test('when the admin ends it, with reason and both ends on record, and the member is told', async () => {
    const who = await member()
    const { id, headers } = await impersonating(who, usersAdmin)
    const end = `/api/admin/impersonations/${id}/end`
    expect((await call('POST', end, global.headers)).status).toBe(404)
    expect((await call('POST', end, usersAdmin.headers)).status).toBe(204)
    expect((await call('POST', end, usersAdmin.headers)).status).toBe(204)
    expect(await whoIs(headers)).toBe(401)
    const by = { actor: usersAdmin.userId, reason }
    expect(await audit(who)).toEqual([
      { action: 'admin.look', ...by, after: { until: expect.any(String) } },
      { action: 'admin.look-end', ...by, after: { expired: false } },
    ])
    const { body } = await call('GET', `/api/admin/impersonations/${id}`, usersAdmin.headers)
    expect(body).toMatchObject({ id, person: who.userId, endedAt: expect.any(String) })
    expect((await call('GET', `/api/admin/impersonations/${id}`, global.headers)).status).toBe(404)
    const mail = await app.mails.next(`gledan-${count}@primjer.ba`)
    expect(mail.text).toContain(reason)
  })

  test('after a quarter of an hour, by the clock of the database', async () => {
    const who = await member()
    const { id, headers } = await impersonating(who)
    const { rows } = await run(
      'select extract(epoch from expires_at - started_at)::int as seconds from member_looks where id = $1',
      [id],
    )
    expect(rows[0].seconds).toBe(IMPERSONATION_SECONDS)
    await run(`update member_looks set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect(await whoIs(headers)).toBe(401)
    await Promise.all([endDue(app.services), endDue(app.services), endDue(app.services)])
    const [, ...ends] = await audit(who)
    expect(ends).toEqual([{ action: 'admin.look-end', actor: null, reason, after: { expired: true } }])
  })

  test.each([
    ['the rights of the admin', `update users set role = 'USER', admin_scopes = '{}' where id = $1`, 'actor'],
    ['the account of the admin', 'update users set suspended_at = now() where id = $1', 'actor'],
    ['the account of the member', 'update users set suspended_at = now() where id = $1', 'person'],
    [
      'the membership, because the member is staff now',
      `update users set role = 'ADMIN' where id = $1`,
      'person',
    ],
  ] as const)('with %s', async (_what, change, whose) => {
    const admin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
    const who = await member()
    const { headers } = await impersonating(who, admin)
    expect(await whoIs(headers)).toBe(who.userId)
    await run(change, [whose === 'actor' ? admin.userId : who.userId])
    expect(await whoIs(headers)).toBe(401)
  })

  test('with the session it began in', async () => {
    const admin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
    const { headers } = await impersonating(await member(), admin)
    await endSessions({ db: app.services.db, userId: admin.userId, reason: 'revoked' })
    expect(await whoIs(headers)).toBe(401)
  })

  test('when the admin begins the next, and never are there two, however often they press', async () => {
    const [first, second] = [await member(), await member()]
    const before = await impersonating(first, usersAdmin)
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(second, usersAdmin)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await whoIs(before.headers)).toBe(401)
    const { rows } = await run('select 1 from member_looks where actor_id = $1 and ended_at is null', [
      usersAdmin.userId,
    ])
    expect(rows).toHaveLength(1)
    const lasting = answers.filter(({ body }) => body.id)
    const seen = await Promise.all(
      lasting.map(({ body }) => whoIs({ ...usersAdmin.headers, authorization: `Bearer ${body.token}` })),
    )
    expect(seen.filter((one) => one === second.userId)).toHaveLength(1)
  })
})

test('The member finds the impersonations in the export of their data', async () => {
  const who = await member()
  await impersonating(who)
  const exported = await app.http.inject({ method: 'GET', url: '/api/settings/export', headers: who.headers })
  expect(exported.rawPayload.includes('account/looks.json')).toBe(true)
})
