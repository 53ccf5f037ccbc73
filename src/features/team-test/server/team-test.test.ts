import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connected, member, type Member } from '#features/network/server/network.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { scoreAnswers } from '../contract/scoring.ts'
import { STATEMENTS } from '../contract/statements.ts'
import type { Statistics } from '../contract/statistics.endpoints.ts'
import type { Team } from '../contract/teams.endpoints.ts'
import { demoAnswers } from './demo-results.ts'
import { listSharedSummaries } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Returns answers for levels: starter, connector, storyteller, carer, maker, planner, critic, finisher. */
const answersOf = (levels: string) => demoAnswers('test', levels)
const keep = async (one: Member, levels = '53332421', id: string = randomUUID()) =>
  one.send('POST', '/api/team-test/results', { id, edition: 1, answers: answersOf(levels) })
const own = async (one: Member) => (await one.send('GET', '/api/team-test')).json()

async function team(owner: Member, ...people: Member[]): Promise<string> {
  const id = randomUUID()
  expect((await owner.send('POST', '/api/team-test/teams', { id, name: 'Klupe' })).statusCode).toBe(201)
  for (const each of people) {
    await connected(owner, each)
    expect((await invite(owner, id, each)).statusCode).toBe(204)
  }
  return id
}
const invite = (owner: Member, id: string, other: { userId: string }) =>
  owner.send('PUT', `/api/team-test/teams/${id}/people/${other.userId}`, {})
const join = (one: Member, id: string, shares: boolean) =>
  one.send('PUT', `/api/team-test/teams/${id}/membership`, { shares })
const read = async (one: Member, id: string) =>
  (await one.send('GET', `/api/team-test/teams/${id}`)).json<Team>()

describe('a member who takes the test', () => {
  test('sees the same scores that the device worked out, keeps the history and forgets what they want', async () => {
    const ena = await member(app)
    const [first, second] = [randomUUID(), randomUUID()]
    expect((await keep(ena, '11111111', first)).json()).toEqual({ id: first })
    await keep(ena, '53332421', second)
    const { results } = await own(ena)
    expect(results.map(({ id }: { id: string }) => id)).toEqual([second, first])
    expect(results[0].scores).toEqual(scoreAnswers(answersOf('53332421')))
    const one = (await ena.send('GET', `/api/team-test/results/${first}`)).json()
    expect(one.answers).toEqual(answersOf('11111111'))
    expect((await ena.send('DELETE', `/api/team-test/results/${second}`)).statusCode).toBe(204)
    expect((await own(ena)).results).toHaveLength(1)
    expect((await ena.send('DELETE', `/api/team-test/results/${second}`)).statusCode).toBe(404)
  })

  test('has one result of answers that a device without a link sent many times at once', async () => {
    const ena = await member(app)
    const id = randomUUID()
    const sent = await Promise.all(Array.from({ length: 6 }, () => keep(ena, '33333333', id)))
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201])
    expect((await own(ena)).results).toHaveLength(1)
    const other = await member(app)
    expect((await keep(other, '33333333', id)).statusCode).toBe(409)
  })

  test('is refused what is no answer at all', async () => {
    const ena = await member(app)
    const send = (body: object) => ena.send('POST', '/api/team-test/results', body)
    const id = randomUUID()
    for (const answers of [[], STATEMENTS.map(() => 6), STATEMENTS.map(() => 1.5), STATEMENTS.map(() => 0)])
      expect((await send({ id, edition: 1, answers })).statusCode).toBe(422)
    expect((await send({ id, edition: 2, answers: answersOf('33333333') })).statusCode).toBe(422)
    expect((await app.http.inject({ url: '/api/team-test' })).statusCode).toBe(401)
  })
})

describe('a team', () => {
  test('sees of its members a summary, from when they share it until they no longer do, and never an answer', async () => {
    const [ena, tarik, ines] = [await member(app), await member(app), await member(app)]
    await keep(tarik, '11115111')
    await tarik.send('PUT', '/api/team-test/sharing', { advice: 'Pokaži mi.', suggested: false })
    const id = await team(ena, tarik, ines)
    expect((await own(tarik)).teams).toMatchObject([{ id, invited: true, shares: false }])
    const before = await read(tarik, id)
    expect(before.members.every(({ summary }) => summary === null)).toBe(true)
    expect((await join(tarik, id, true)).statusCode).toBe(204)
    const seen = await ena.send('GET', `/api/team-test/teams/${id}`)
    const found = seen.json<Team>().members.find((each) => each.id === tarik.userId)
    expect(found?.summary).toMatchObject({
      bands: { maker: 'strong', starter: 'little' },
      advice: 'Pokaži mi.',
    })
    expect(seen.body).not.toContain('answers')
    expect(seen.body).not.toContain('scores')
    // Invited people see nothing that others share.
    expect((await read(ines, id)).members.every(({ summary }) => summary === null)).toBe(true)
    await join(tarik, id, false)
    expect((await read(ena, id)).members.every(({ summary }) => summary === null)).toBe(true)
    await join(tarik, id, true)
    expect((await tarik.send('DELETE', `/api/team-test/teams/${id}/membership`)).statusCode).toBe(204)
    expect((await read(ena, id)).members.map((each) => each.id)).not.toContain(tarik.userId)
    expect((await tarik.send('GET', `/api/team-test/teams/${id}`)).statusCode).toBe(404)
  })

  test('has connections alone in it, seven at most, however many are invited at once', async () => {
    const [ena, stranger] = [await member(app), await member(app)]
    const id = await team(ena)
    const refused = await invite(ena, id, stranger)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'teamTest.onlyConnections'])
    const friends = await Promise.all(Array.from({ length: 9 }, () => member(app)))
    for (const each of friends) await connected(ena, each)
    const answers = await Promise.all(friends.map((each) => invite(ena, id, each)))
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(6)
    expect((await read(ena, id)).members).toHaveLength(7)
    const [there] = (await read(ena, id)).members.slice(1)
    expect((await ena.send('DELETE', `/api/team-test/teams/${id}/people/${there!.id}`)).statusCode).toBe(204)
    expect((await ena.send('DELETE', `/api/team-test/teams/${id}/people/${ena.userId}`)).statusCode).toBe(404)
    expect((await ena.send('DELETE', `/api/team-test/teams/${id}`)).statusCode).toBe(204)
    expect((await own(ena)).teams).toEqual([])
  })

  test('is joined without a summary by whoever has none', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    const id = await team(ena, tarik)
    const refused = await join(tarik, id, true)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'teamTest.resultNeeded'])
    expect((await join(tarik, id, false)).statusCode).toBe(204)
  })

  test('is told who would complete it: connections who agreed to it, and nobody else', async () => {
    const [ena, lejla, silent, stranger] = [
      await member(app, { firstName: 'Ena' }),
      await member(app, { firstName: 'Lejla' }),
      await member(app),
      await member(app),
    ]
    for (const each of [lejla, silent, stranger]) await keep(each, '11111115')
    for (const each of [lejla, stranger])
      await each.send('PUT', '/api/team-test/sharing', { advice: '', suggested: true })
    for (const each of [lejla, silent]) await connected(ena, each)
    await keep(ena, '55555551')
    const id = await team(ena)
    expect((await read(ena, id)).suggestions).toEqual([
      { id: lejla.userId, name: 'Lejla Hodžić', brings: ['finisher'] },
    ])
    await lejla.send('PUT', '/api/team-test/sharing', { advice: '', suggested: false })
    expect((await read(ena, id)).suggestions).toEqual([])
  })

  test('is not there for somebody whom its owner has blocked, and hides those whom a block severs', async () => {
    const [ena, tarik, ines] = [await member(app), await member(app), await member(app)]
    for (const each of [ena, tarik, ines]) await keep(each)
    const id = await team(ena, tarik, ines)
    for (const each of [tarik, ines]) await join(each, id, true)
    const shared = (reader: Member, other: Member) =>
      listSharedSummaries(app.services.db, { reader: reader.userId, people: [other.userId] })
    expect((await shared(ines, tarik)).size).toBe(1)
    await tarik.block(ines)
    expect((await read(ines, id)).members.map((each) => each.id)).not.toContain(tarik.userId)
    expect((await shared(ines, tarik)).size).toBe(0)
    await ena.block(ines)
    expect((await ines.send('GET', `/api/team-test/teams/${id}`)).statusCode).toBe(404)
    expect((await own(ines)).teams).toEqual([])
    expect((await read(ena, id)).members.map((each) => each.id)).not.toContain(ines.userId)
  })
})

describe('staff who look at the statements', () => {
  test('see figures of tens of people, nothing under ten, and never a person', async () => {
    await app.services.pool.query('delete from team_test_results')
    const admin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
    const ask = async () =>
      (
        await app.http.inject({ url: '/api/admin/team-test/statistics', headers: admin.headers })
      ).json<Statistics>()
    const people = await Promise.all(Array.from({ length: 11 }, () => member(app)))
    for (const [place, each] of people.slice(0, 9).entries()) await keep(each, `${(place % 5) + 1}3333333`)
    const few = await ask()
    expect(few.people).toBe(0)
    expect(
      few.contributions.flatMap(({ alpha, items }) => [alpha, ...items.map((item) => item.mean)]),
    ).toEqual(Array.from({ length: 40 }, () => null))
    await keep(people[9]!, '53333333')
    const ten = await ask()
    expect([ten.people, ten.contributions[0]?.people]).toEqual([10, 10])
    expect(ten.contributions[0]?.alpha).toBeGreaterThan(0.9)
    // One more person, or a repeated test, changes no figure.
    await keep(people[10]!, '15555555')
    await keep(people[0]!, '55555555')
    expect(await ask()).toEqual(ten)
    const stranger = await member(app)
    expect((await stranger.send('GET', '/api/admin/team-test/statistics')).statusCode).toBe(403)
  })
})
