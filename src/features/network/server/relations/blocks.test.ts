import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { connected, member } from '../network.fixture.ts'
import { mayReach } from '../reach/may-reach.ts'
import { decideReach, type ReachFacts, WHYS } from '../reach/reach.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

describe('whoever blocks somebody', () => {
  test('ends the connection, the requests and the following, and neither reaches the other for anything', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    await connected(ena, tarik)
    await ena.follow(tarik)
    await tarik.follow(ena)
    expect((await ena.block(tarik)).statusCode).toBe(204)
    for (const [one, other] of [
      [ena, tarik],
      [tarik, ena],
    ] as const) {
      expect(await one.counts()).toEqual({ connections: 0, received: 0, sent: 0, following: 0 })
      expect((await one.sees(other)).statusCode).toBe(404)
      expect((await one.ask(other)).statusCode).toBe(404)
      expect((await one.follow(other)).statusCode).toBe(404)
      expect((await one.mute(other)).statusCode).toBe(404)
      for (const why of WHYS)
        expect(await mayReach(app.services.db, one.userId, other.userId, why)).toBe(false)
    }
    expect((await ena.list('blocks')).people).toMatchObject([{ id: tarik.userId }])
    expect((await tarik.list('blocks')).people).toEqual([])
    await tarik.unblock(ena)
    expect((await ena.ask(tarik)).statusCode).toBe(404)
    await ena.unblock(tarik)
    expect((await ena.ask(tarik)).statusCode).toBe(200)
  })

  test('is not connected by an acceptance that comes at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [ena, tarik] = [await member(app), await member(app)]
      await ena.ask(tarik)
      await Promise.all([tarik.accept(ena), ena.block(tarik), tarik.ask(ena), tarik.follow(ena)])
      expect(await tarik.counts()).toEqual({ connections: 0, received: 0, sent: 0, following: 0 })
      expect(await mayReach(app.services.db, tarik.userId, ena.userId, 'connect')).toBe(false)
    }
  })

  test('must mean somebody else who is there', async () => {
    const ena = await member(app)
    for (const other of [ena, { userId: randomUUID() }]) expect((await ena.block(other)).statusCode).toBe(404)
  })
})

describe('whoever follows', () => {
  test('sees whom, and ends it when they like', async () => {
    const [ena, tarik] = [await member(app), await member(app)]
    await ena.follow(tarik)
    await ena.follow(tarik)
    expect((await ena.list('following')).people).toMatchObject([{ person: { id: tarik.userId } }])
    expect((await ena.sees(tarik)).json()).toMatchObject({ following: true, state: 'none' })
    await ena.send('DELETE', `/api/network/people/${tarik.userId}/follow`)
    expect((await ena.counts()).following).toBe(0)
  })
})

const facts: fc.Arbitrary<ReachFacts> = fc.record({
  here: fc.boolean(),
  blocked: fc.boolean(),
  connected: fc.boolean(),
  requested: fc.boolean(),
  published: fc.boolean(),
  organisation: fc.boolean(),
  team: fc.boolean(),
  guides: fc.boolean(),
  mentorship: fc.boolean(),
  reserved: fc.boolean(),
  minor: fc.boolean(),
})
const why = fc.constantFrom(...WHYS)

describe('the policy of who reaches whom', () => {
  test('opens nothing to whoever is blocked or not here', () => {
    fc.assert(
      fc.property(facts, why, (known, what) => {
        expect(decideReach({ ...known, blocked: true }, what)).toBe(false)
        expect(decideReach({ ...known, here: false }, what)).toBe(false)
      }),
    )
  })

  test('lets nobody write first to somebody who wants only people they know but connections and their own boards and organisations', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('firstMessage', 'connect', 'invite', 'message'), (known, what) => {
        const none = {
          connected: false,
          organisation: false,
          guides: false,
          mentorship: false,
          requested: false,
        }
        const stranger = { ...known, ...none, reserved: true }
        expect(decideReach(stranger, what)).toBe(false)
      }),
    )
  })

  test('never lets somebody who wants only people they know be reached where others would not be', () => {
    fc.assert(
      fc.property(facts, why, (known, what) => {
        const minor = decideReach({ ...known, reserved: true }, what)
        expect(!minor || decideReach({ ...known, reserved: false }, what)).toBe(true)
      }),
    )
  })

  test('lets those write freely who are connected or in a mentorship, and nobody else', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const open = known.here && !known.blocked && (known.connected || known.mentorship)
        expect(decideReach(known, 'message')).toBe(open)
      }),
    )
  })
})
