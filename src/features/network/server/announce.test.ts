import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { NETWORK_CHANGED } from '../contract/live.ts'
import { member, type Member } from './network.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const isOfNetwork = (data: unknown) => (data as { topic: string }).topic === NETWORK_CHANGED

/** Returns which of these people's pages receive an announcement; the last message arrives last. */
async function heardBy(people: readonly Member[], act: () => Promise<unknown>): Promise<boolean[]> {
  // Earlier announcements have arrived by then.
  await heardAll()
  const heard = people.map(() => false)
  const { hub } = app.services
  const stops = people.map(({ userId }, n) =>
    hub.subscribe(`user:${userId}`, (data) => {
      if (isOfNetwork(data)) heard[n] = true
    }),
  )
  await act()
  await heardAll()
  for (const stop of stops) stop()
  return heard
}

async function heardAll(): Promise<void> {
  const { hub } = app.services
  const done = Promise.withResolvers<void>()
  const stop = hub.subscribe('test.after', () => done.resolve())
  await hub.publish({ topic: 'test.after', data: null })
  await done.promise
  stop()
}

test('the open pages of both hear of a request, of its withdrawal and of its acceptance, and nobody else’s do', async () => {
  const [ena, tarik, other] = [await member(app), await member(app), await member(app)]
  const all = [ena, tarik, other]
  expect(await heardBy(all, () => ena.ask(tarik, 'Zdravo!'))).toEqual([true, true, false])
  expect(await heardBy(all, () => ena.withdraw(tarik))).toEqual([true, true, false])
  await ena.ask(tarik)
  expect(await heardBy(all, () => tarik.accept(ena))).toEqual([true, true, false])
  expect(await heardBy(all, () => tarik.leave(ena))).toEqual([true, true, false])
})

test('a refusal and a block are heard on one’s own devices alone', async () => {
  const [ena, tarik] = [await member(app), await member(app)]
  await ena.ask(tarik)
  expect(await heardBy([ena, tarik], () => tarik.decline(ena))).toEqual([false, true])
  expect(await heardBy([ena, tarik], () => tarik.undoDecline(ena))).toEqual([false, true])
  await tarik.accept(ena)
  expect(await heardBy([ena, tarik], () => tarik.block(ena))).toEqual([false, true])
})
