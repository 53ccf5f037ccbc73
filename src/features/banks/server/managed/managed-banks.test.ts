import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertCall, insertDraft } from '#features/calls/server/calls.fixture.ts'
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
    expect(landing.json()).toMatchObject({ slug: 'banka-landing' })
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

describe('a bank that ends', () => {
  const close = (
    staff: Staff,
    id: string,
    to: 'close' | 'restore' = 'close',
    reason = 'Općina više ne učestvuje',
  ) => staff.send('POST', `/${id}/${to}`, { reason })
  const page = async (slug: string) =>
    (await app.http.inject({ method: 'GET', url: `/api/public/banks/${slug}` })).json()
  const openBanks = async () =>
    (await app.http.inject({ method: 'GET', url: '/api/public/banks' })).json<{ banks: { slug: string }[] }>()
      .banks

  test('says so on its page, leaves the list, takes no calls, tells its board why, and can be opened again', async () => {
    const staff = await somebody(true)
    const [bank, person] = [await made(staff), await somebody()]
    await staff.send('PUT', `/${bank.id}/board`, { email: await emailOf(person.userId), role: ROLE })
    const closed = (await close(staff, bank.id)).json<ManagedBank>()
    expect([bank.closedAt, closed.closedAt]).toEqual([null, expect.any(String)])
    expect(await page(bank.slug)).toMatchObject({ name: NEW.name, closedAt: closed.closedAt })
    expect((await openBanks()).map(({ slug }) => slug)).not.toContain(bank.slug)
    const holders = await app.http.inject({ url: '/api/managed-calls/holders', headers: person.headers })
    expect(holders.json()).toMatchObject({ banks: [] })
    // A second press changes nothing and tells nobody twice.
    expect((await close(staff, bank.id)).json()).toMatchObject({ closedAt: closed.closedAt })
    const again = (await close(staff, bank.id, 'restore', 'Općina se vratila')).json<ManagedBank>()
    expect(again.closedAt).toBeNull()
    expect((await openBanks()).map(({ slug }) => slug)).toContain(bank.slug)
    const { rows } = await app.services.pool.query(
      `select action, reason from audit_entries where subject_id = $1 and reason <> '' order by id`,
      [bank.id],
    )
    expect(rows).toEqual([
      { action: 'banks.close', reason: 'Općina više ne učestvuje' },
      { action: 'banks.reopen', reason: 'Općina se vratila' },
    ])
    const bell = await app.http.inject({ method: 'GET', url: '/api/notifications', headers: person.headers })
    expect(bell.body).toContain('Općina se vratila')
  })

  test('cannot be closed while one of its calls runs, and staff read which call that is', async () => {
    const staff = await somebody(true)
    const call = await insertCall(app.services.db)
    const refusal = await close(staff, call.bankId)
    expect([refusal.statusCode, codeOf(refusal)]).toEqual([409, 'banks.callsOpen'])
    const { rows } = await app.services.pool.query('select slug from youth_banks where id = $1', [
      call.bankId,
    ])
    expect((await see(staff, rows[0].slug)).openCalls).toEqual([
      { slug: call.slug, title: call.content.title },
    ])
    await app.services.pool.query(`update grant_calls set status = 'cancelled' where id = $1`, [call.id])
    expect((await close(staff, call.bankId)).statusCode).toBe(200)
  })

  test('publishes no call that was a draft, also when both are pressed at once', async () => {
    const staff = await somebody(true)
    for (let n = 0; n < 4; n += 1) {
      const { id, bankId } = await insertDraft(app.services.db)
      const acts = [
        () => close(staff, bankId),
        () =>
          app.http.inject({
            method: 'POST',
            url: `/api/managed-calls/${id}/publication`,
            headers: { origin: 'http://localhost:3000', ...staff.headers },
            payload: { figuresSeen: true },
          }),
      ] as const
      const first = n < 2 ? await acts[n]!() : undefined
      const answers = await Promise.all(acts.map((act, at) => (first && at === n ? first : act())))
      // Exactly one of the two wins, and the other says why not.
      const codes = answers.map((answer) => (answer.statusCode < 300 ? 'done' : codeOf(answer)))
      expect([
        ['done', 'calls.bankClosed'],
        ['banks.callsOpen', 'done'],
      ]).toContainEqual(codes)
    }
  })

  test.each(['close', 'restore'] as const)('is for staff alone to %s, with a reason', async (to) => {
    const staff = await somebody(true)
    const bank = await made(staff)
    expect((await close(await somebody(), bank.id, to)).statusCode).toBe(403)
    expect((await close(staff, bank.id, to, '  ')).statusCode).toBe(422)
    expect((await close(staff, '0197f000-0000-7000-8000-000000000000', to)).statusCode).toBe(404)
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
