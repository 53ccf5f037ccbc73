import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { ManagedBank } from '../../contract/managed/managed-banks.endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function somebody(staff = false) {
  const person = await signIn(app, staff ? { rights: { role: 'ADMIN', scopes: ['grants'] } } : {})
  const send = (method: Method, url: string, body?: object, headers: Record<string, string> = {}) =>
    app.http.inject({
      method,
      url: `/api/admin/banks${url}`,
      headers: { origin: 'http://localhost:3000', ...person.headers, ...headers },
      ...(body && { payload: body }),
    })
  return { ...person, send }
}
type Staff = Awaited<ReturnType<typeof somebody>>

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const NEW = { name: 'Omladinska banka Kakanj', municipalities: ['kakanj'] }
const see = async ({ send }: Staff, slug: string) => (await send('GET', `/${slug}`)).json<ManagedBank>()
async function made(staff: Staff) {
  const { slug } = (await staff.send('POST', '', NEW)).json<{ slug: string }>()
  return see(staff, slug)
}
const emailOf = async (userId: string) =>
  (await app.services.pool.query('select email from users where id = $1', [userId])).rows[0].email as string
const ROLE = { bhs: 'Predsjednica', en: 'Chair' }

describe('staff of grants', () => {
  test('begin a bank that everybody can read, write what it is and has, and find it by its place', async () => {
    const staff = await somebody(true)
    const bank = await made(staff)
    expect(bank).toMatchObject({ ...NEW, about: { bhs: '', en: '' }, funds: [], board: [] })
    const written = {
      name: 'Omladinska banka Kakanj i Breza',
      municipalities: ['kakanj', 'breza'],
      about: { bhs: 'Novac za mlade.', en: 'Money for the young.' },
      funds: [
        { year: 2026, source: { bhs: 'Općina', en: 'Municipality' }, amount: 6000_50 },
        { year: 2025, source: { bhs: 'Fondacija', en: '' }, amount: 1000_00 },
      ],
    }
    const saved = await staff.send('PUT', `/${bank.id}`, written, { 'if-match': `"${bank.version}"` })
    expect(saved.json()).toMatchObject(written)
    const shown = await app.http.inject({ method: 'GET', url: `/api/public/banks/${bank.slug}` })
    expect(shown.json()).toMatchObject({
      name: written.name,
      fund: { year: 2026, sources: [{ amount: 6000_50 }] },
    })
    const list = async (place: string) =>
      (await staff.send('GET', `?municipality=${place}`)).json<{ banks: object[] }>().banks
    expect(await list('breza')).toContainEqual(
      expect.objectContaining({ slug: bank.slug, seats: 0, fund: { year: 2026, amount: 6000_50 } }),
    )
    expect(JSON.stringify(await list('zenica'))).not.toContain(bank.slug)
    // A stale version is rejected, so that nobody overwrites words that they have not seen.
    const late = await staff.send('PUT', `/${bank.id}`, written, { 'if-match': `"${bank.version}"` })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'platform.conflict'])
    const { rows } = await app.services.pool.query(
      'select action from audit_entries where subject_id = $1 order by id',
      [bank.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['banks.create', 'banks.change'])
  })

  test('give banks of one name addresses of their own, also at the same moment', async () => {
    const staff = await somebody(true)
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.send('POST', '', { ...NEW, name: 'Banka jednog imena' })),
    )
    const slugs = answers.map((answer) => answer.json<{ slug: string }>().slug)
    expect(new Set(slugs).size).toBe(3)
    const landing = await staff.send('POST', '', { ...NEW, name: 'Landing' })
    expect(landing.json()).toMatchObject({ slug: 'landing-2' })
  })

  test('seat somebody by their address, who then looks after calls and is told; end the seat, and they do no more', async () => {
    const staff = await somebody(true)
    const [bank, person] = [await made(staff), await somebody()]
    const seat = { email: (await emailOf(person.userId)).toUpperCase(), role: ROLE }
    const seated = (await staff.send('PUT', `/${bank.id}/board`, seat)).json<ManagedBank>()
    expect(seated.board).toMatchObject([{ person: person.userId, role: ROLE }])
    const looksAfter = async () =>
      (
        await app.services.pool.query('select 1 from bank_boards where bank_id = $1 and user_id = $2', [
          bank.id,
          person.userId,
        ])
      ).rowCount
    expect(await looksAfter()).toBe(1)
    const { rows } = await app.services.pool.query(
      `select count(*)::int as count from notifications where user_id = $1 and kind = 'banks.seated'`,
      [person.userId],
    )
    expect(rows).toEqual([{ count: 1 }])
    // Seating a member again changes their role and adds no second seat.
    const again = { ...seat, role: { bhs: 'Članica', en: 'Member' } }
    const changed = (await staff.send('PUT', `/${bank.id}/board`, again)).json<ManagedBank>()
    expect(changed.board).toMatchObject([{ id: seated.board[0]?.id, role: again.role }])
    const gone = await staff.send('DELETE', `/${bank.id}/board/${seated.board[0]?.id}`)
    expect(gone.json<ManagedBank>().board).toEqual([])
    expect(await looksAfter()).toBe(0)
    expect((await staff.send('DELETE', `/${bank.id}/board/${seated.board[0]?.id}`)).statusCode).toBe(404)
  })

  test('keep what somebody decided on a board that they have left', async () => {
    const staff = await somebody(true)
    const [bank, person] = [await made(staff), await somebody()]
    const email = await emailOf(person.userId)
    const { board } = (
      await staff.send('PUT', `/${bank.id}/board`, { email, role: ROLE })
    ).json<ManagedBank>()
    await app.services.pool.query(
      `update youth_bank_board set since = current_date - 30 where bank_id = $1`,
      [bank.id],
    )
    await staff.send('DELETE', `/${bank.id}/board/${board[0]?.id}`)
    const { rows } = await app.services.pool.query(
      'select until < current_date as over from youth_bank_board where bank_id = $1',
      [bank.id],
    )
    expect(rows).toEqual([{ over: true }])
  })
})

test('nobody is seated who has no account, and nobody else seats or writes', async () => {
  const staff = await somebody(true)
  const bank = await made(staff)
  const nobody = await staff.send('PUT', `/${bank.id}/board`, { email: 'niko@primjer.ba', role: ROLE })
  expect([nobody.statusCode, codeOf(nobody)]).toEqual([422, 'banks.nobody'])
  expect(nobody.json()).toMatchObject({ fields: { email: expect.any(String) } })
  for (const [method, url, body] of [
    ['POST', '', { name: '  ', municipalities: ['zenica'] }],
    ['POST', '', { name: 'Banka', municipalities: [] }],
    ['PUT', `/${bank.id}`, { ...NEW, about: ROLE, funds: [{ year: 2026, source: ROLE, amount: 0 }] }],
    ['PUT', `/${bank.id}`, { ...NEW, about: { bhs: '\u0007', en: '' }, funds: [] }],
  ] as const)
    expect([body, (await staff.send(method, url, body)).statusCode]).toEqual([body, 422])
  const other = await somebody()
  for (const [method, url, body] of [
    ['GET', '', undefined],
    ['GET', `/${bank.slug}`, undefined],
    ['POST', '', NEW],
    ['PUT', `/${bank.id}`, { ...NEW, about: ROLE, funds: [] }],
    ['PUT', `/${bank.id}/board`, { email: await emailOf(other.userId), role: ROLE }],
    ['DELETE', `/${bank.id}/board/${bank.id}`, undefined],
  ] as const)
    expect([method, url, (await other.send(method, url, body)).statusCode]).toEqual([method, url, 403])
})
