import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { AGES, FACETS, SORTS, STATES, type UserCounts } from '../../contract/users.endpoints.ts'

let app: TestApp
let staff: SignedIn

type List = { users: { id: string; name: string; lastUsedAt: string | null }[]; next: string | null }

async function read<T extends object>(path: string, as: SignedIn | undefined = staff) {
  const answer = await app.http.inject({ method: 'GET', url: path, headers: { ...as?.headers } })
  return { status: answer.statusCode, body: answer.json<T>() }
}

const addressOf = (path: string, conditions: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(conditions)}`
const countsOf = async (conditions: Readonly<Record<string, string>>) =>
  (await read<UserCounts>(addressOf('/api/admin/user-counts', conditions))).body

async function listed(conditions: Readonly<Record<string, string>>) {
  const users: List['users'] = []
  let after = ''
  do {
    const { body }: { body: List } = await read(
      addressOf('/api/admin/users', { ...conditions, ...(after && { after }) }),
    )
    users.push(...body.users)
    after = body.next ?? ''
  } while (after)
  return users
}

beforeAll(async () => {
  app = await buildTestApp()
  staff = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] }, lastName: 'Ured' })
  const { pool } = app.services
  const places = ['tuzla', 'zenica', 'bihac']
  for (let n = 0; n < 60; n += 1) {
    const { userId } = await signIn(app, { firstName: n % 7 === 0 ? 'Šejla' : 'Ivo', lastName: `Osoba ${n}` })
    await pool.query(
      `update users set onboarded_at = case when $2 % 3 > 0 then now() end,
         suspended_at = case when $2 % 5 = 0 then now() end, delete_after = case when $2 % 4 = 0 then now() + interval '9 days' end,
         created_at = now() - make_interval(days => $2), phone_number = case when $2 % 6 = 0 then '+3876111' || lpad(($2 / 12)::text, 4, '0') end
       where id = $1`,
      [userId, n],
    )
    if (n % 2 === 0)
      await pool.query(
        `insert into profile_sections (user_id, section, content) values ($1, 'intro', jsonb_build_object('municipality', $2::text))`,
        [userId, places[n % 3]],
      )
    if (n % 9 === 0) await pool.query('delete from sessions where user_id = $1', [userId])
    if (n % 11 === 0)
      await pool.query(
        `update sessions set last_used_at = '2026-11-02T10:00:00.123456Z' where user_id = $1`,
        [userId],
      )
  }
})
afterAll(() => app.stop())

const values = {
  state: STATES,
  role: ['member', 'user', 'admin', 'organisation', 'mentor', 'reviewer'],
  place: ['tuzla', 'zenica', 'bihac', 'mostar'],
  age: AGES,
  mark: ['duplicate', 'reported'],
} as const
const choice = (of: readonly string[]) => fc.subarray([...of]).map((those) => those.join(','))
const conditions = fc
  .record({
    query: fc.constantFrom('', 'sejla', 'osoba 1', '061 110', 'tuzl', 'nema'),
    state: choice(values.state),
    role: choice(values.role),
    place: choice(values.place),
    age: choice(values.age),
    mark: choice(values.mark),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')))

describe('The numbers beside the facets', () => {
  test('are for admins of people only', async () => {
    const [member, content] = await Promise.all([
      signIn(app, { lastName: 'Strana' }),
      signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] }, lastName: 'Strana' }),
    ])
    const answer = await app.http.inject({ method: 'GET', url: '/api/admin/user-counts' })
    expect(answer.statusCode).toBe(401)
    expect((await read('/api/admin/user-counts', member)).status).toBe(403)
    expect((await read('/api/admin/user-counts', content)).status).toBe(403)
  })

  test('say what the list has, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(conditions, fc.constantFrom(...SORTS), async (chosen, sort) => {
        const [counts, users] = await Promise.all([countsOf(chosen), listed({ ...chosen, sort })])
        expect(new Set(users.map(({ id }) => id)).size).toBe(users.length)
        expect(users).toHaveLength(counts.total)
      }),
      { numRuns: 40 },
    )
  })

  test('say what each value would leave under the other facets', async () => {
    await fc.assert(
      fc.asyncProperty(conditions, fc.constantFrom(...FACETS), async (chosen, facet) => {
        const { facets } = await countsOf(chosen)
        for (const { value, count } of facets[facet])
          expect((await countsOf({ ...chosen, [facet]: value })).total).toBe(count)
      }),
      { numRuns: 15 },
    )
  })

  test('have words of the features that know a group', async () => {
    const { body } = await read<UserCounts>('/api/admin/user-counts')
    const titles = (facet: 'role' | 'mark') => body.facets[facet].map(({ value, title }) => [value, title])
    expect(titles('role')).toEqual(
      expect.arrayContaining([
        ['member', ''],
        ['mentor', 'mentor ili mentorica'],
      ]),
    )
    expect(titles('mark')).toContainEqual(['duplicate', 'moguća kopija'])
    expect(body.facets.state.reduce((sum, { count }) => sum + count, 0)).toBe(body.all)
  })

  test('refuse what no feature knows', async () => {
    for (const wrong of ['role=king', 'mark=x', 'state=active,', 'place=atlantida', 'age=old,older'])
      expect((await read(`/api/admin/user-counts?${wrong}`)).status).toBe(422)
    expect((await read('/api/admin/users?after=e30')).status).toBe(422)
  })
})

describe('The order of the list', () => {
  test('by name goes by the last name, folded', async () => {
    const names = (await listed({ sort: 'name', query: 'osoba' })).map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['Šejla Osoba 0', 'Ivo Osoba 1', 'Ivo Osoba 10'])
  })

  test('by the last visit ends with those who never came', async () => {
    const visits = (await listed({ sort: 'visit' })).map(({ lastUsedAt }) => lastUsedAt ?? '')
    expect(visits).toEqual(visits.toSorted().toReversed())
    expect(visits.filter((at) => at === '').length).toBe(7)
  })

  test('by waiting begins with the oldest account', async () => {
    const ids = (await listed({ sort: 'waiting', query: 'osoba' })).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
  })
})

describe('The search', () => {
  test.each(['061 110 002', '+387 61/11-0002', '0038761110002', '061110002'])(
    'finds by telephone: %s',
    async (query) =>
      expect((await listed({ query, sort: 'waiting' })).map(({ name }) => name)).toEqual([
        'Ivo Osoba 24',
        'Ivo Osoba 30',
      ]),
  )

  test.each(['bihać', 'Бихаћ', 'BIHAC'])('finds by place: %s', async (query) =>
    expect(await listed({ query })).toEqual(await listed({ place: 'bihac' })),
  )
})
