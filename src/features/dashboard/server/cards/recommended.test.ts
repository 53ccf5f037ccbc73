import { afterAll, beforeAll, expect, test } from 'vitest'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { getPeople, getRecommended } from '../../contract/recommended.endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Lists = {
  '/api/dashboard/recommended': ResponseOf<typeof getRecommended>
  '/api/dashboard/people': ResponseOf<typeof getPeople>
}

async function member() {
  const one = await signIn(app)
  const send = sender(app, one)
  const ask = async <P extends keyof Lists>(path: P) => (await send('GET', path)).json<Lists[P]>()
  return { ...one, send, ask }
}

test.each(['/api/dashboard/recommended', '/api/dashboard/people'])(
  'a stranger is refused, and so is another question: %s',
  async (path) => {
    expect((await visitor(app).get(path)).statusCode).toBe(401)
    expect((await (await member()).send('GET', `${path}?most=9`)).statusCode).toBe(422)
  },
)

test('a newcomer has a few suggestions with what helps them most, and without what they put away', async () => {
  const boss = await employer(app, { name: 'Kuća Rada' })
  for (let n = 0; n < 5; n += 1) await boss.published('job')
  const amra = await member()
  // The first question may come before the ranking has read; then there is no list yet, rather than a wait.
  await expect
    .poll(async () => (await amra.ask('/api/dashboard/recommended')).list?.suggestions.length, {
      timeout: 20_000,
    })
    .toBe(3)
  const { list } = await amra.ask('/api/dashboard/recommended')
  expect(list?.known).toEqual({ skills: false, place: false, interests: false })
  for (const { reasons } of list?.suggestions ?? []) expect(reasons.length).toBeGreaterThan(0)
  const [first] = list?.suggestions ?? []
  await amra.send('PUT', `/api/opportunities/${first?.opportunity.id}/dismissed`, {
    dismissed: true,
    reason: 'pay',
  })
  const after = await amra.ask('/api/dashboard/recommended')
  expect(after.list?.suggestions.map(({ opportunity }) => opportunity.id)).not.toContain(
    first?.opportunity.id,
  )
})

test('somebody of whom nothing is known gets nobody suggested', async () => {
  const amra = await member()
  await expect
    .poll(async () => (await amra.ask('/api/dashboard/people')).list, { timeout: 20_000 })
    .toEqual({ people: [], known: { skills: false, place: false, interests: false, goals: false } })
})

test('a list that takes long is not waited for', async () => {
  const { atOnce } = await import('#features/recommendations/server/index.ts')
  const began = performance.now()
  expect(await atOnce(app.services, new Promise(() => undefined))).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(2000)
  expect(await atOnce(app.services, Promise.resolve(['list']))).toEqual(['list'])
  await expect(atOnce(app.services, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
