import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let usersAdmin: SignedIn
let contentAdmin: SignedIn
let global: SignedIn
let other: SignedIn

const reason = 'Neželjene poruke'
const nobody = '01900000-0000-7000-8000-000000000000'

beforeAll(async () => {
  app = await buildTestApp()
  usersAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] }, lastName: 'Ured' })
  contentAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] }, lastName: 'Tekst' })
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true }, lastName: 'Glavna' })
  other = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true }, lastName: 'Druga' })
})
afterAll(() => app.stop())

async function post(path: string, body: object, as?: SignedIn) {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { ...as?.headers },
    payload: body,
  })
  const isJson = answer.headers['content-type']?.includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined, text: answer.payload }
}

const suspend = (people: readonly SignedIn[], as: SignedIn | undefined = usersAdmin, more: object = {}) =>
  post('suspensions', { users: people.map(({ userId }) => userId), reason, until: null, ...more }, as)

const members = (count: number, lastName = 'Mnogi') =>
  Promise.all(Array.from({ length: count }, () => signIn(app, { lastName })))

async function countsOf(userId: string) {
  const { rows } = await app.services.pool.query<{ entries: number; suspended: boolean }>(
    `select (select count(*)::int from audit_entries where person_id = u.id and action = 'admin.suspend') as entries,
       u.suspended_at is not null as suspended from users u where u.id = $1`,
    [userId],
  )
  return rows[0]
}

describe('Who suspends several people', () => {
  const calls = [
    ['suspensions/preview', { users: [nobody] }],
    ['suspensions', { users: [nobody], reason, until: null }],
    ['user-list/file/csv', { reason }],
  ] as const

  test.each(calls)('%s is for admins of people', async (path, body) => {
    const [member] = await members(1)
    expect((await post(path, body)).status).toBe(401)
    expect((await post(path, body, member)).status).toBe(403)
    expect((await post(path, body, contentAdmin)).status).toBe(403)
    expect((await post(path, { ...body, more: 1 }, global)).status).toBe(422)
    expect((await post(path, body, global)).status).toBe(200)
  })

  test('reads before what will happen, to whom in which language, and who is left out and why', async () => {
    const [first, second, closed] = await members(3, 'Pregled')
    const { pool } = app.services
    await pool.query(`update users set language = 'en', first_name = 'Zana' where id = $1`, [second?.userId])
    await pool.query('update users set suspended_at = now() where id = $1', [closed?.userId])
    await pool.query(
      `insert into mentors (user_id, slug, profile, approved_at) values ($1, 'pregled', '{}', now())`,
      [first?.userId],
    )
    const users = [first, second, closed, usersAdmin, contentAdmin, global].flatMap(
      (one) => one?.userId ?? [],
    )
    const { body } = await post('suspensions/preview', { users: [...users, nobody] }, usersAdmin)
    expect(body.suspended).toEqual([
      { id: first?.userId, name: 'Amra Pregled', language: 'bhs' },
      { id: second?.userId, name: 'Zana Pregled', language: 'en' },
    ])
    expect(
      Object.fromEntries(body.skipped.map(({ id, why }: { id: string; why: string }) => [id, why])),
    ).toEqual({
      [closed?.userId ?? '']: 'already',
      [usersAdmin.userId]: 'self',
      [contentAdmin.userId]: 'staff',
      [global.userId]: 'staff',
      [nobody]: 'missing',
    })
    expect(body.roles).toEqual([{ id: 'mentor', title: 'mentor ili mentorica', names: ['Amra Pregled'] }])
  })

  test('leaves out themselves, global admins and whoever is closed, and closes the rest', async () => {
    const [first, second] = await members(2)
    await app.services.pool.query('update users set suspended_at = now() where id = $1', [second?.userId])
    const people = [first, second, global, other, contentAdmin].flatMap((one) => one ?? [])
    const { body } = await suspend(people, global)
    expect(body.count).toBe(2)
    expect(body.skipped.map(({ id, why }: { id: string; why: string }) => [id, why])).toEqual([
      [second?.userId, 'already'],
      [global.userId, 'self'],
      [other.userId, 'staff'],
    ])
    expect(await countsOf(other.userId)).toEqual({ entries: 0, suspended: false })
    expect(await countsOf(contentAdmin.userId)).toEqual({ entries: 1, suspended: true })
  })

  test('closes each account once, with one entry in the log, however often and wherever they press', async () => {
    const people = await members(8, 'Dvaput')
    const answers = await Promise.all([
      suspend(people),
      suspend(people.toReversed(), global),
      suspend([...people, ...people]),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.count, 0)).toBe(8)
    for (const { userId } of people) expect(await countsOf(userId)).toEqual({ entries: 1, suspended: true })
  })

  test('is refused an end in the past, no people and too many', async () => {
    const [one] = await members(1)
    expect((await suspend(one ? [one] : [], usersAdmin, { until: '2020-01-01T00:00:00.000Z' })).status).toBe(
      422,
    )
    expect((await suspend([])).status).toBe(422)
    expect((await suspend(Array.from({ length: 101 }, () => usersAdmin))).status).toBe(422)
    expect((await suspend(one ? [one] : [], usersAdmin, { reason: ' ' })).status).toBe(422)
  })
})

describe('The list as a file', () => {
  test('has the people under the conditions, and the log says who took it and why', async () => {
    await signIn(app, { firstName: '=Formula', lastName: 'Izvozna', email: 'izvozna@primjer.ba' })
    const { status, text } = await post(
      'user-list/file/csv',
      { reason, query: 'izvozna', state: 'waiting' },
      global,
    )
    expect(status).toBe(200)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"Ime";"Email";"Stanje"')
    expect(lines[1]).toContain(`"'=Formula Izvozna";"izvozna@primjer.ba";"čeka prve korake"`)
    const { rows } = await app.services.pool.query(
      `select actor_id, reason, after from audit_entries where action = 'admin.export-list' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        actor_id: global.userId,
        reason,
        after: { query: 'izvozna', state: 'waiting', count: 1, format: 'csv' },
      },
    ])
  })

  test('may have only those who are chosen, as a workbook too', async () => {
    const [one] = await members(1, 'Izabrana')
    const { text } = await post('user-list/file/xlsx', { reason, users: [one?.userId] }, global)
    expect(text.slice(0, 2)).toBe('PK')
    const { rows } = await app.services.pool.query(
      `select after from audit_entries where action = 'admin.export-list' order by id desc limit 1`,
    )
    expect(rows[0].after).toEqual({ count: 1, format: 'xlsx' })
  })

  test('is for global admins only', async () => {
    expect((await post('user-list/file/csv', { reason }, usersAdmin)).status).toBe(403)
  })

  test('is limited', async () => {
    let status = 200
    for (let n = 0; n < 25 && status === 200; n += 1)
      ({ status } = await post('user-list/file/csv', { reason, query: 'izvozna' }, other))
    expect(status).toBe(429)
  })
})

describe('All that there are', () => {
  test('are chosen by the same conditions as the list', async () => {
    const people = await members(30, 'Svesvi')
    const answer = await app.http.inject({
      method: 'GET',
      url: '/api/admin/user-ids?query=svesvi',
      headers: usersAdmin.headers,
    })
    expect(answer.json().ids.toSorted()).toEqual(people.map(({ userId }) => userId).toSorted())
    const refusal = await app.http.inject({
      method: 'GET',
      url: '/api/admin/user-ids',
      headers: contentAdmin.headers,
    })
    expect([401, 403]).toContain(refusal.statusCode)
  })
})
