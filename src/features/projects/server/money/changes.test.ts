import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { sumOf } from '../../contract/money/instalments.ts'
import type { Project } from '../../contract/projects.endpoints.ts'
import { PLAN } from '../projects.fixture.ts'
import { planOf, projectWithBank, type Somebody, WHY } from './money.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Answer = { statusCode: number; json: () => { code?: string } }
const codeOf = (answer: Answer) => (answer.statusCode === 204 ? 204 : answer.json().code)
const MOVE = { from: 'nets', to: 'paint', amount: 100_00, reason: 'Boja je poskupjela, mreže su jeftinije.' }
const ANSWER = 'U redu, mreže su zaista jeftinije.'
const budgetOf = async (slug: string) =>
  (await app.http.inject(`/api/public/projects/${slug}`)).json<Project>().budget.map(({ amount }) => amount)

async function project() {
  const made = await projectWithBank(app)
  const ask = (one: Somebody, body: object = MOVE, id = newId()) =>
    one.send('PUT', `${made.url}/changes/${id}`, body)
  const decide = (one: Somebody, id: string, accepted: boolean) =>
    one.send('PUT', `${made.url}/changes/${id}/decision`, { accepted, answer: ANSWER })
  return { ...made, ask, decide }
}

describe('a budget change', () => {
  test('is asked for by the team, decided by the bank with a reason, and the plan that everybody reads follows', async () => {
    const { slug, lana, ana, see, ask, decide } = await project()
    const id = newId()
    expect(codeOf(await ask(lana, MOVE, id))).toBe(204)
    expect(codeOf(await ask(lana, MOVE, id))).toBe(204)
    expect(await budgetOf(slug)).toEqual([300_00, 600_00])
    expect((await decide(lana, id, true)).statusCode).toBe(404)
    expect(codeOf(await decide(ana, id, true))).toBe(204)
    expect(codeOf(await decide(ana, id, false))).toBe('projects.changeDecided')
    expect(await budgetOf(slug)).toEqual([400_00, 500_00])
    expect((await see(lana)).changes).toMatchObject([{ id, state: 'accepted', answer: ANSWER }])
  })

  test('that is refused moves nothing; one is open at a time, and its team can take it back', async () => {
    const { slug, url, lana, emir, ana, ask, decide } = await project()
    const [first, second] = [newId(), newId()]
    await ask(lana, MOVE, first)
    expect(codeOf(await ask(emir))).toBe('projects.changeOpen')
    expect(codeOf(await decide(ana, first, false))).toBe(204)
    expect(await budgetOf(slug)).toEqual([300_00, 600_00])
    await ask(emir, MOVE, second)
    expect((await ana.send('DELETE', `${url}/changes/${second}`)).statusCode).toBe(404)
    expect(codeOf(await lana.send('DELETE', `${url}/changes/${second}`))).toBe(204)
    expect((await lana.send('DELETE', `${url}/changes/${first}`)).statusCode).toBe(404)
    expect(codeOf(await ask(lana))).toBe(204)
  })

  test('moves no more than a line has, between lines of the plan', async () => {
    const { lana, ana, ask } = await project()
    expect(codeOf(await ask(lana, { ...MOVE, amount: 600_01 }))).toBe('projects.lineShort')
    expect(codeOf(await ask(lana, { ...MOVE, to: 'rockets' }))).toBe('projects.noSuchLine')
    expect(codeOf(await ask(lana, { ...MOVE, to: 'nets' }))).toBe('projects.noSuchLine')
    expect((await ask(lana, { ...MOVE, reason: 'jer' })).statusCode).toBe(422)
    expect((await ask(ana)).statusCode).toBe(404)
  })

  test('is open once and decided once, however many do it at that moment', async () => {
    const { slug, lana, emir, ana, ben, see, ask, decide } = await project()
    const asked = await Promise.all(Array.from({ length: 6 }, (_, at) => ask(at % 2 === 0 ? lana : emir)))
    expect(asked.map(codeOf).filter((code) => code === 204)).toHaveLength(1)
    const [{ id } = { id: '' }] = (await see(ana)).changes
    const decided = await Promise.all([ana, ben, ana, ben].map((one) => decide(one, id, true)))
    expect(decided.map(codeOf).filter((code) => code === 204)).toHaveLength(1)
    expect(await budgetOf(slug)).toEqual([400_00, 500_00])
  })
})

const step = fc.oneof(
  fc.record({ do: fc.constant('release' as const), at: fc.nat(2) }),
  fc.record({ do: fc.constant('pay' as const), at: fc.nat(2) }),
  fc.record({ do: fc.constant('unpay' as const), at: fc.nat(2) }),
  fc.record({
    do: fc.constant('spend' as const),
    at: fc.integer({ min: 1, max: 300_00 }),
    proven: fc.boolean(),
    line: fc.constantFrom('paint', 'nets'),
  }),
  fc.record({
    do: fc.constant('move' as const),
    at: fc.integer({ min: 1, max: 400_00 }),
    back: fc.boolean(),
    accepted: fc.boolean(),
  }),
)

test('whatever is planned, paid, struck, spent and moved, every sum is the same wherever it is read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { slug, url, lana, ana, sana, agreed, release, pay, spend, prove, see, ask, decide } =
        await project()
      const plan = await agreed([300, 'signed'], [300, 'receipts'], [200, 'signed'])
      let [spent, proven] = [0, 0]
      const paid = new Set<number>()
      const budget = new Map(PLAN.budget.map(({ id, amount }) => [id, amount]))
      for (const one of steps) {
        if (one.do === 'release') await release(ana, plan[one.at]!.id)
        if (one.do === 'pay' && (await pay(sana, plan[one.at]!.id)).statusCode === 204) paid.add(one.at)
        if (one.do === 'unpay') {
          const path = `${url}/instalments/${plan[one.at]!.id}/payment/striking`
          if ((await sana.send('POST', path, { reason: WHY })).statusCode === 204) paid.delete(one.at)
        }
        if (one.do === 'spend') {
          spent += one.at
          if (one.proven) {
            proven += one.at
            await prove(lana, one.at)
          } else await spend(lana, one.at, { line: one.line })
        }
        if (one.do === 'move') {
          const [from, to] = one.back ? ['paint', 'nets'] : ['nets', 'paint']
          const id = newId()
          const taken = await ask(lana, { from, to, amount: one.at, reason: WHY }, id)
          expect(taken.statusCode).toBe(one.at <= budget.get(from!)! ? 204 : 422)
          if (taken.statusCode !== 204) continue
          await decide(ana, id, one.accepted)
          if (!one.accepted) continue
          budget.set(from!, budget.get(from!)! - one.at)
          budget.set(to!, budget.get(to!)! + one.at)
        }
      }
      const money = await see(ana)
      const received = plan.filter((_, at) => paid.has(at)).reduce((sum, { amount }) => sum + amount, 0)
      expect(money).toMatchObject({ received, spent, proven })
      expect(sumOf(money.instalments)).toBe(money.amount)
      expect(sumOf(money.instalments.filter(({ state }) => state === 'paid'))).toBe(received)
      expect(money.budget.map(({ id, amount }) => [id, amount])).toEqual([...budget])
      expect(sumOf(money.budget)).toBe(sumOf(PLAN.budget))
      expect(money.budget.every(({ amount }) => amount >= 0)).toBe(true)
      expect(await budgetOf(slug)).toEqual([...budget.values()])
    }),
    { numRuns: 12 },
  )
})

test('a plan that does not add up to the award is never kept', async () => {
  const { ana, write, see } = await project()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 }),
      async (parts) => {
        const isWhole = parts.reduce((sum, part) => sum + part, 0) === 800
        const answer = await write(ana, planOf(...parts.map((km): [number, 'signed'] => [km, 'signed'])))
        expect(answer.statusCode).toBe(isWhole ? 204 : 422)
        const { instalments } = await see(ana)
        expect([0, 800_00]).toContain(sumOf(instalments))
      },
    ),
    { numRuns: 15 },
  )
})
