import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { ProposedGoal, Targets, TargetView } from '../contract/targets.endpoints.ts'
import { learner, learnVocabulary, occupationId, opening, skillId } from './analytics.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await learnVocabulary(app)
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof learner>>

const goalsOf = async (person: Person) =>
  (await person.send('GET', '/api/ai-skills/goals')).json<{ goals: ProposedGoal[] }>().goals

/** Saves what somebody writes, and waits until it is read: an answer does not wait long for the engine. */
async function tells(person: Person, bhs: string): Promise<void> {
  await person.save('about', { about: { bhs, en: '' } })
  const isRead = async () => {
    const { inferred } = (await person.send('GET', '/api/ai-skills/targets')).json<Targets>()
    expect(inferred).toBeGreaterThan(0)
  }
  await vi.waitFor(isRead, { timeout: 60_000 })
}

const WAITS = 'Dvije godine konobarim u kafani. Služim goste, naplaćujem račune i radim na kasi.'

describe('a newcomer who waits tables and has listed nothing', () => {
  test('is never at nought: what her words speak of counts, marked as found there', async () => {
    const amra = await learner(app)
    await tells(amra, WAITS)
    const id = await amra.headFor('occupation', await occupationId(app, 'waiter'))
    const { targets, skills, inferred } = (await amra.send('GET', '/api/ai-skills/targets')).json<Targets>()
    expect({ skills, inferred: inferred > 0 }).toEqual({ skills: 0, inferred: true })
    expect(targets[0]?.coverage.have).toBeGreaterThan(0)
    const { needs, coverage } = (await amra.send('GET', `/api/ai-skills/targets/${id}`)).json<TargetView>()
    expect(coverage).toEqual(targets[0]?.coverage)
    const waiting = needs.find(({ skill }) => skill.id === waitingTables)
    expect(waiting).toMatchObject({ state: 'have', inferred: true, listed: false })
  })

  test('counts no longer what she refuses, and counts it as listed once she confirms it', async () => {
    const amra = await learner(app)
    await tells(amra, WAITS)
    const id = await amra.headFor('occupation', await occupationId(app, 'waiter'))
    const decide = (body: object) =>
      amra.send('POST', '/api/ai-skills/decisions', { accepted: [], declined: [], restored: [], ...body })
    const look = async () => {
      const view = (await amra.send('GET', `/api/ai-skills/targets/${id}`)).json<TargetView>()
      return view.needs.find(({ skill }) => skill.id === waitingTables)
    }
    await decide({ declined: [waitingTables] })
    expect(await look()).toMatchObject({ mine: null, inferred: false })
    await decide({ accepted: [{ skill: waitingTables, level: 'independent' }] })
    expect(await look()).toMatchObject({ state: 'have', inferred: false, listed: true })
  })

  test('is shown waiting tables first among the goals that are close, and not again when it is her goal', async () => {
    const amra = await learner(app)
    expect(await goalsOf(amra)).toEqual([])
    await amra.can(
      ['waiting-tables', 'independent'],
      ['customer-service', 'independent'],
      ['cash-handling', 'basic'],
    )
    const [first, ...others] = await goalsOf(amra)
    expect(first).toMatchObject({
      occupation: await occupationId(app, 'waiter'),
      title: { bhs: 'konobar / konobarica' },
      coverage: { have: 3, of: 4 },
    })
    expect(others).toHaveLength(2)
    for (const { coverage } of others) expect(coverage.have).toBeGreaterThan(0)
    await amra.headFor('occupation', first!.occupation)
    expect((await goalsOf(amra)).map(({ occupation }) => occupation)).not.toContain(first!.occupation)
  })
})

test('a target that is offered counts all that it asks for, as its own page does', async () => {
  const amra = await learner(app)
  await amra.can(['sql', 'basic'])
  const job = await opening(app, { required: ['sql', 'statistics'], nice: ['python'] })
  await amra.headFor('opportunity', job)
  const { targets } = (await amra.send('GET', '/api/ai-skills/targets')).json<Targets>()
  const { match } = (await amra.send('POST', `/api/opportunities/${job}/visit`)).json()
  expect(targets[0]?.coverage).toMatchObject({ have: match.have.length, near: match.near.length, of: 3 })
})

test('a newcomer’s words count on the page of an opportunity and in their list as they count here', async () => {
  const amra = await learner(app)
  await tells(amra, WAITS)
  const job = await opening(app, { required: ['waiting-tables', 'statistics'] })
  await amra.headFor('opportunity', job)
  const { targets } = (await amra.send('GET', '/api/ai-skills/targets')).json<Targets>()
  const { match } = (await amra.send('POST', `/api/opportunities/${job}/visit`)).json()
  expect(match.have.map(({ id }: { id: string }) => id)).toEqual([waitingTables])
  expect(targets[0]?.coverage).toMatchObject({ have: 1, near: match.near.length, of: 2 })
})

test('a stranger is proposed nothing', async () => {
  expect((await visitor(app).get('/api/ai-skills/goals')).statusCode).toBe(401)
})

let waitingTables = ''
beforeAll(async () => {
  waitingTables = await skillId(app, 'waiting-tables')
})
