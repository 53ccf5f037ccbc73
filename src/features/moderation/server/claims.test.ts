import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from '#features/network/server/network.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { MODERATION_CHANGED } from '../contract/live.ts'
import { moderationIn } from './moderation.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { query, moderator, report, caseOf } = moderationIn(() => app)

async function waiting() {
  const [author, reporter] = [await member(app), await member(app)]
  await report(reporter, author.userId)
  return { author, reporter, id: await caseOf(author.userId) }
}
async function staff() {
  const person = await moderator()
  const claim = (method: 'PUT' | 'DELETE', id: string, over: boolean) =>
    app.http.inject({
      method,
      url: `/api/admin/moderation/${id}/claim`,
      headers: { origin: 'http://localhost:3000', 'accept-language': 'bs', ...person.headers },
      ...(method === 'PUT' && { payload: { over } }),
    })
  return {
    ...person,
    take: async (id: string, over = false) => (await claim('PUT', id, over)).json<object>(),
    release: (id: string) => claim('DELETE', id, false),
    takenBy: async (id: string) => (await person.queue()).find((row) => row.id === id)?.takenBy,
  }
}

test('of moderators who open a case at the same moment one has it, and no other decides it', async () => {
  const { id } = await waiting()
  const all = await Promise.all([staff(), staff(), staff(), staff()])
  const taken = await Promise.all(all.map((one) => one.take(id)))
  const holders = all.filter((_, n) => (taken[n] as { isOwn: boolean }).isOwn)
  expect(holders).toHaveLength(1)
  const other = all.find((one) => one !== holders[0])!
  expect((await other.decide(id, 'hide')).json()).toMatchObject({ code: 'moderation.taken' })
  expect(await other.takenBy(id)).toEqual(expect.stringContaining(' '))
  expect(await holders[0]!.takenBy(id)).toBeNull()
  // Its moderator can renew the claim, and nobody else decides.
  expect(await holders[0]!.take(id)).toEqual({ isOwn: true, by: null })
  expect((await holders[0]!.decide(id, 'keep', null)).statusCode).toBe(204)
})

test('a case that was left, or is let go, is anybody’s; taking it over is recorded', async () => {
  const { id } = await waiting()
  const [one, other] = [await staff(), await staff()]
  await one.take(id)
  await one.release(id)
  expect(await other.take(id)).toEqual({ isOwn: true, by: null })
  // Only its moderator can release a claim.
  await one.release(id)
  expect(await one.take(id)).toMatchObject({ isOwn: false })
  expect(await one.take(id, true)).toEqual({ isOwn: true, by: null })
  const recorded = await query(`select actor_id from audit_entries where action = 'moderation.take'`)
  expect(recorded).toEqual([{ actor_id: one.userId }])
  expect((await other.decide(id, 'hide')).json()).toMatchObject({ code: 'moderation.taken' })
  await query(`update moderation_cases set taken_until = now() - interval '1 second' where id = $1`, [id])
  expect((await other.decide(id, 'hide')).statusCode).toBe(204)
})

test('whoever wrote or reported it keeps nobody from it, and a stranger learns of no case', async () => {
  const { id } = await waiting()
  const one = await staff()
  await query('update moderation_reports set reporter_id = $2 where case_id = $1', [id, one.userId])
  expect(await one.take(id)).toMatchObject({ code: 'moderation.involved' })
  expect(await (await staff()).take(crypto.randomUUID())).toMatchObject({ code: 'platform.notFound' })
})

test('moderators alone hear at once of a new case, who takes it and that it is decided', async () => {
  const [one, ena] = [await staff(), await member(app)]
  const heard: object[] = []
  const foreign: object[] = []
  const stops = [
    app.services.hub.subscribe(`user:${one.userId}`, (data) => heard.push(data as object)),
    app.services.hub.subscribe(`user:${ena.userId}`, (data) => foreign.push(data as object)),
  ]
  const { id } = await waiting()
  const told = (what: string) => ({ topic: MODERATION_CHANGED, data: { case: id, what } })
  await expect.poll(() => heard).toContainEqual(told('case'))
  await one.take(id)
  await expect.poll(() => heard).toContainEqual(told('claim'))
  heard.length = 0
  await one.decide(id, 'keep', null)
  await expect.poll(() => heard).toContainEqual(told('case'))
  expect(foreign).not.toContainEqual(expect.objectContaining({ topic: MODERATION_CHANGED }))
  for (const stop of stops) stop()
})
