import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employer, sender } from '#features/opportunities/server/opportunities.fixture.ts'
import { commands, engineOf } from '#features/skills/server/index.ts'
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
  /** Polls until there is a list, because the first request may come before the ranking is loaded. */
  async function recommended() {
    const tries = Array.from({ length: 40 })
    for (const _ of tries) {
      const { list } = await ask('/api/dashboard/recommended')
      if (list) return list
      await setTimeout(500)
    }
    throw new Error('no list was made')
  }
  const can = (...skills: string[]) =>
    send('PUT', '/api/profile/skills', {
      items: skills.map((skill) => ({ id: randomUUID(), skill, label: 'x', level: 'expert' })),
    })
  return { ...one, send, ask, recommended, can }
}

test.each(['/api/dashboard/recommended', '/api/dashboard/people'])(
  'a stranger is refused, and so is another question: %s',
  async (path) => {
    expect((await visitor(app).get(path)).statusCode).toBe(401)
    expect((await (await member()).send('GET', `${path}?most=9`)).statusCode).toBe(422)
  },
)

test('a newcomer who can do one thing has a few suggestions with what helps them most, and without what they put away', async () => {
  await (await commands.vocabulary()).seedOwnVocabulary(app.services)
  const [skill = ''] = await skillIds()
  const boss = await employer(app, { name: 'Kuća Rada' })
  for (let n = 0; n < 5; n += 1)
    await boss.published('job', { skills: [{ skill, importance: 'required', level: null }] })
  const [amra, nobodyYet] = [await member(), await member()]
  await amra.can(skill)
  const list = await amra.recommended()
  expect(list.suggestions).toHaveLength(3)
  expect(list.known).toEqual({ skills: true, place: false, interests: false })
  // Without data about a member, nothing is guessed.
  expect((await nobodyYet.recommended()).suggestions).toEqual([])
  for (const { reasons } of list.suggestions) expect(reasons.length).toBeGreaterThan(0)
  const [first] = list.suggestions
  await amra.send('PUT', `/api/opportunities/${first?.opportunity.id}/dismissed`, {
    dismissed: true,
    reason: 'pay',
  })
  const after = await amra.recommended()
  expect(after.suggestions.map(({ opportunity }) => opportunity.id)).not.toContain(first?.opportunity.id)
})

test('a list made before the engine of skills is awake says so, and soon counts skills that are like theirs', async () => {
  const engine = engineOf(app.services)
  const [had, like] = await alikeSkills()
  const further = (await skillIds()).at(-1)!
  const boss = await employer(app, { name: 'Slično' })
  const wants = [like, further].map((skill) => ({ skill, importance: 'required' as const, level: null }))
  const { id } = await boss.published('internship', { skills: wants })
  const [amra, other] = [await member(), await member()]
  await amra.can(had, further)
  await other.can(like)
  const offers = async (who: typeof amra) =>
    (await who.ask('/api/dashboard/recommended')).list?.suggestions.map(({ opportunity }) => opportunity.id)
  await expect.poll(() => offers(other)).toContain(id)
  await engine.stop()
  const first = await amra.ask('/api/dashboard/recommended')
  expect(first.whole).toBe(false)
  const reachOf = ({ list }: typeof first) =>
    list?.suggestions.find(({ opportunity }) => opportunity.id === id)?.reach
  await expect
    .poll(
      async () => {
        const next = await amra.ask('/api/dashboard/recommended')
        return [next.whole, reachOf(next)]
      },
      { interval: 1000 },
    )
    .toEqual([true, { have: 1, near: 1, of: 2 }])
})

async function skillIds(): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ id: string }>(
    "select id from skills where kind = 'skill' order by id limit 200",
  )
  return rows.map(({ id }) => id)
}

/** Returns two very similar skills of the vocabulary. */
async function alikeSkills(): Promise<[had: string, like: string]> {
  for (const id of await skillIds()) {
    const [near] = await engineOf(app.services).ask({ ask: 'near', skill: id, limit: 1 })
    if (near && near.likeness > 0.6) return [id, near.id]
  }
  throw new Error('no skills are alike')
}

test('somebody of whom nothing is known gets nobody suggested', async () => {
  const amra = await member()
  await expect
    .poll(async () => (await amra.ask('/api/dashboard/people')).list)
    .toEqual({ people: [], known: { skills: false, place: false, interests: false, goals: false } })
})

test('a list that takes long is not waited for', async () => {
  const { withTimeout } = await import('#features/recommendations/server/index.ts')
  expect(await withTimeout(app.services, new Promise(() => undefined))).toBeUndefined()
  expect(await withTimeout(app.services, Promise.resolve(['list']))).toEqual(['list'])
  await expect(withTimeout(app.services, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
