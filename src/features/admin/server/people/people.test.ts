import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { liftDue } from './people.service.ts'

let app: TestApp
let usersAdmin: SignedIn
let contentAdmin: SignedIn
let global: SignedIn

const reason = 'Dogovoreno s osobom'
let count = 0

beforeAll(async () => {
  app = await buildTestApp()
  usersAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  contentAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true }, firstName: 'Ines' })
})
afterAll(() => app.stop())

function member(email = `clan-${(count += 1)}@primjer.ba`) {
  return signIn(app, { email })
}

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as?: SignedIn) {
  const answer = await app.http.inject({
    method,
    url: `/api/admin/users/${path}`,
    headers: { ...as?.headers },
    ...(body && { payload: body }),
  })
  const isJson = answer.headers['content-type']?.includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined, raw: answer.rawPayload }
}

const detail = async ({ userId }: SignedIn) => (await ask('GET', userId, undefined, global)).body
const suspend = (who: SignedIn, until: string | null = null, as = usersAdmin) =>
  ask('POST', `${who.userId}/suspension`, { reason, until }, as)
const ownProfile = async ({ headers }: SignedIn) =>
  (await app.http.inject({ method: 'GET', url: '/api/user/profile', headers })).statusCode

const actions = [
  ['POST', 'suspension', { reason, until: null }],
  ['POST', 'lift', { reason }],
  ['POST', 'sign-out', { reason }],
  ['POST', 'deletion', { reason }],
  ['POST', 'export', { reason }],
  ['PUT', 'rights', { reason, role: 'USER', globalAdmin: false, scopes: [] }],
] as const

describe('Whoever acts on an account', () => {
  test.each(actions)(
    '%s %s needs the right for people, a reason and somebody who is there',
    async (method, path, body) => {
      const who = await member()
      const at = `${who.userId}/${path}`
      expect((await ask(method, at, body)).status).toBe(401)
      expect((await ask(method, at, body, who)).status).toBe(403)
      expect((await ask(method, at, body, contentAdmin)).status).toBe(403)
      expect((await ask(method, at, { ...body, reason: '  ' }, global)).status).toBe(422)
      expect((await ask(method, at, { ...body, more: 1 }, global)).status).toBe(422)
      expect((await ask(method, `01900000-0000-7000-8000-000000000000/${path}`, body, global)).status).toBe(
        404,
      )
      expect((await ask(method, `${global.userId}/${path}`, body, global)).body.code).toBe('admin.self')
    },
  )

  test.each(actions.slice(0, 4))('%s %s of an admin is for global admins', async (method, path, body) => {
    const { status, body: answer } = await ask(method, `${contentAdmin.userId}/${path}`, body, usersAdmin)
    expect([status, answer.code]).toEqual([409, 'admin.onlyGlobal'])
  })

  test.each(['rights', 'export'])('%s is for global admins only', async (path) => {
    const [method, , body] = actions.find(([, name]) => name === path) ?? actions[0]
    expect((await ask(method, `${(await member()).userId}/${path}`, body, usersAdmin)).status).toBe(403)
  })
})

describe('The page of an account', () => {
  test('shows what it is, where it is signed in, what it has and what was done', async () => {
    const who = await member()
    await ask('POST', `${who.userId}/sign-out`, { reason }, usersAdmin)
    const body = await detail(who)
    expect(body).toMatchObject({
      user: { id: who.userId, role: 'USER', suspended: false, hasPassword: false, language: 'bhs' },
      may: { act: true, giveRights: true, impersonate: true, merge: true },
    })
    expect(body.facts).toEqual(
      expect.arrayContaining([
        { id: 'profile', title: 'Javni profil', count: 0, links: [] },
        { id: 'applications', title: 'Poslane prijave', count: 0, links: [] },
      ]),
    )
    expect(body.sessions).toEqual([expect.objectContaining({ endedAt: expect.any(String) })])
    expect(body.history).toEqual([expect.objectContaining({ action: 'admin.sign-out', reason })])
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|sid/)
  })

  test('is closed to others, and not there for nobody', async () => {
    const who = await member()
    expect((await ask('GET', who.userId)).status).toBe(401)
    expect((await ask('GET', who.userId, undefined, who)).status).toBe(403)
    expect((await ask('GET', who.userId, undefined, contentAdmin)).status).toBe(403)
    expect((await ask('GET', '01900000-0000-7000-8000-000000000000', undefined, global)).status).toBe(404)
    expect((await ask('GET', global.userId, undefined, global)).body.may).toEqual({
      act: false,
      giveRights: false,
      impersonate: false,
      merge: false,
    })
  })
})

describe('A suspension', () => {
  test('ends every session, refuses every call, is told by mail and found in the list', async () => {
    const who = await member('suspendovana@primjer.ba')
    expect(await ownProfile(who)).toBe(200)
    expect((await suspend(who)).status).toBe(204)
    expect((await suspend(who)).body.code).toBe('admin.alreadySo')
    expect(await ownProfile(who)).toBe(401)
    const mail = await app.mails.next('suspendovana@primjer.ba')
    expect(mail.text).toContain(reason)
    const found = await app.http.inject({
      method: 'GET',
      url: '/api/admin/users?state=suspended',
      headers: global.headers,
    })
    expect(found.json().users.map(({ id }: { id: string }) => id)).toContain(who.userId)
    expect((await ask('POST', `${who.userId}/lift`, { reason }, usersAdmin)).status).toBe(204)
    expect((await detail(who)).user.suspended).toBe(false)
  })

  test('is lifted by the task when its day has come, once and not before', async () => {
    const [soon, later] = [await member('uskoro@primjer.ba'), await member()]
    const until = new Date(Date.now() + 3_600_000).toISOString()
    for (const who of [soon, later]) expect((await suspend(who, until)).status).toBe(204)
    expect((await detail(soon)).user.suspendedUntil).toBe(until)
    await app.services.pool.query(
      `update users set suspended_until = now() - interval '1 second' where id = $1`,
      [soon.userId],
    )
    await Promise.all([liftDue(app.services), liftDue(app.services), liftDue(app.services)])
    expect((await detail(soon)).user).toMatchObject({ suspended: false, suspendedUntil: null })
    expect((await detail(later)).user.suspended).toBe(true)
    const lifted = (await detail(soon)).history.filter(
      ({ action }: { action: string }) => action === 'admin.lift',
    )
    expect(lifted).toEqual([expect.objectContaining({ by: null })])
  })

  test('does not end in the past', async () => {
    const { status, body } = await suspend(await member(), '2020-01-01T00:00:00.000Z')
    expect([status, body.code]).toEqual([422, 'admin.untilPast'])
  })

  test('happens once when two admins press at the same time', async () => {
    const who = await member()
    const answers = await Promise.all([
      suspend(who),
      suspend(who, null, global),
      suspend(who),
      suspend(who, null, global),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
  })
})

describe('Rights', () => {
  const rights = (who: SignedIn, body: object, as = global) =>
    ask('PUT', `${who.userId}/rights`, { reason, role: 'USER', globalAdmin: false, scopes: [], ...body }, as)

  test('are given and taken, with before and after on record', async () => {
    const who = await member()
    expect((await rights(who, { role: 'ADMIN', scopes: ['content'] })).status).toBe(204)
    const { user, history } = await detail(who)
    expect(user).toMatchObject({ role: 'ADMIN', scopes: ['content'] })
    expect(history[0].changes).toContainEqual({
      name: 'scopes',
      label: 'područja',
      before: '',
      after: 'content',
    })
    expect((await rights(who, { role: 'ADMIN', scopes: ['content'] })).body.code).toBe('admin.alreadySo')
    expect((await rights(who, {})).status).toBe(204)
  })

  test.each([
    { role: 'ADMIN' },
    { role: 'ADMIN', globalAdmin: true, scopes: ['users'] },
    { role: 'USER', scopes: ['users'] },
    { role: 'USER', globalAdmin: true },
    { role: 'ADMIN', scopes: ['king'] },
  ])('that do not fit together are refused: %j', async (body) =>
    expect((await rights(await member(), body)).status).toBe(422),
  )

  test('of the last global admin stay, however many take them from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const others = await Promise.all(
        [1, 2, 3].map(() => signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })),
      )
      const all = [global, ...others]
      const answers = await Promise.all(all.map((who, n) => rights(all[(n + 1) % 4] ?? who, {}, who)))
      expect(answers.every(({ status }) => [204, 403, 409].includes(status))).toBe(true)
      const { rows } = await app.services.pool.query('select id from users where has_global_permissions')
      expect(rows.length).toBeGreaterThan(0)
      await app.services.pool.query(
        `update users set role = 'USER', has_global_permissions = false where id = any($1)`,
        [others.map(({ userId }) => userId)],
      )
      await app.services.pool.query(
        `update users set role = 'ADMIN', has_global_permissions = true where id = $1`,
        [global.userId],
      )
    }
  })

  test('are not taken from the last who stays by one who is leaving', async () => {
    const leaving = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    await app.services.pool.query('update users set delete_after = now() where id = $1', [leaving.userId])
    expect((await rights(global, {}, leaving)).body.code).toBe('admin.lastAdmin')
    expect((await suspend(global, null, leaving)).body.code).toBe('admin.lastAdmin')
    await app.services.pool.query('delete from users where id = $1', [leaving.userId])
  })
})

describe('Deletion, export and verification', () => {
  test('a deletion waits 30 days and signs out', async () => {
    const who = await member('odlazi@primjer.ba')
    expect((await ask('POST', `${who.userId}/deletion`, { reason }, usersAdmin)).status).toBe(204)
    expect((await ask('POST', `${who.userId}/deletion`, { reason }, usersAdmin)).body.code).toBe(
      'admin.alreadySo',
    )
    const days = (Date.parse((await detail(who)).user.deleteAfter) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect(await ownProfile(who)).toBe(401)
  })

  test('an export is one ZIP file of everything, and the member hears of it', async () => {
    const who = await member('izvoz@primjer.ba')
    const { status, raw } = await ask('POST', `${who.userId}/export`, { reason }, global)
    expect([status, raw.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect(raw.includes('account/account.json')).toBe(true)
    expect((await app.mails.next('izvoz@primjer.ba')).subject).toContain('podaci')
  })

  test('a registration that waits gets a fresh mail, limited, and its address is not in the log', async () => {
    const send = (as?: SignedIn) =>
      app.http.inject({
        method: 'POST',
        url: '/api/admin/registrations/verification',
        headers: { ...as?.headers },
        payload: { email: 'Ceka@primjer.ba', reason },
      })
    expect((await send()).statusCode).toBe(401)
    expect((await send(contentAdmin)).statusCode).toBe(403)
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await send(usersAdmin)).statusCode)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const { rows } = await app.services.pool.query('select * from audit_entries')
    expect(JSON.stringify(rows)).not.toContain('ceka@')
  })
})
