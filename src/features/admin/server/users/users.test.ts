import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let member: SignedIn
let contentAdmin: SignedIn
let usersAdmin: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  member = await signIn(app, { firstName: 'Đorđe', lastName: 'Šćepanović', email: 'djoka@primjer.ba' })
  contentAdmin = await signIn(app, {
    rights: { role: 'ADMIN', scopes: ['content'] },
    firstName: 'Sara',
    lastName: 'Babić',
  })
  usersAdmin = await signIn(app, {
    rights: { role: 'ADMIN', scopes: ['users'] },
    firstName: 'Љиљана',
    lastName: 'Џонић',
  })
  await signIn(app, {
    rights: { role: 'ADMIN', globalAdmin: true },
    firstName: 'Ines',
    lastName: 'Kapetanović',
  })
})
afterAll(() => app.stop())

async function read(path: string, as?: SignedIn) {
  const answer = await app.http.inject({ method: 'GET', url: path, headers: { ...as?.headers } })
  return { status: answer.statusCode, body: answer.json() }
}

async function found(query: string): Promise<string[]> {
  const { body } = await read(`/api/admin/users?query=${encodeURIComponent(query)}`, usersAdmin)
  return body.users.map((user: { name: string }) => user.name)
}

describe('The list of people', () => {
  test('is for admins of people only', async () => {
    expect((await read('/api/admin/users')).status).toBe(401)
    expect((await read('/api/admin/users', member)).status).toBe(403)
    expect((await read('/api/admin/users', contentAdmin)).status).toBe(403)
    expect((await read('/api/admin/users', usersAdmin)).status).toBe(200)
  })

  test.each([
    ['đorđe', 'Đorđe Šćepanović'],
    ['djordje', 'Đorđe Šćepanović'],
    ['SCEPAN', 'Đorđe Šćepanović'],
    ['Шћепановић', 'Đorđe Šćepanović'],
    ['scepanovic dorde', 'Đorđe Šćepanović'],
    ['djoka@primjer', 'Đorđe Šćepanović'],
    ['ljiljana', 'Љиљана Џонић'],
    ['dzonic', 'Љиљана Џонић'],
  ])('finds by %s', async (query, name) => expect(await found(query)).toEqual([name]))

  test.each(['%', '_', '\\', "'", '100%'])('takes %s for a letter', async (query) =>
    expect(await found(query)).toEqual([]),
  )

  test('shows rights and steps, never a password', async () => {
    const { body } = await read('/api/admin/users?role=admin', usersAdmin)
    expect(body.users[0]).toMatchObject({
      name: 'Ines Kapetanović',
      role: 'ADMIN',
      globalAdmin: true,
      onboarded: false,
      suspended: false,
      leaving: false,
      lastUsedAt: expect.any(String),
    })
    expect(body.users).toHaveLength(3)
    expect(JSON.stringify(body)).not.toMatch(/hash|password/i)
  })

  test('comes in pages without gaps or doubles', async () => {
    for (let index = 0; index < 51; index += 1) await signIn(app, { lastName: 'Stranica' })
    const seen: string[] = []
    let after: string | null = null
    do {
      const { body }: { body: { users: { id: string }[]; next: string | null } } = await read(
        `/api/admin/users?query=stranica${after ? `&after=${after}` : ''}`,
        usersAdmin,
      )
      seen.push(...body.users.map((user) => user.id))
      after = body.next
    } while (after)
    expect(seen).toHaveLength(51)
    expect(new Set(seen).size).toBe(51)
    expect([...seen].sort().reverse()).toEqual(seen)
  })

  test('refuses what is no filter', async () => {
    expect((await read('/api/admin/users?role=KING', usersAdmin)).status).toBe(422)
    expect((await read('/api/admin/users?after=1', usersAdmin)).status).toBe(422)
    expect((await read('/api/admin/users?query=%00', usersAdmin)).status).toBe(422)
  })
})
