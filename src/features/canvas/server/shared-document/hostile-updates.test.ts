import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { newId } from '#platform/server/db/ids.ts'
import { fuzzing } from '#tests/security/fuzz-runs.ts'
import { costOf, leastCostOf } from '#tests/setup/cost.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { contentOf } from '../../contract/canvas-document.ts'
import { join, writer, writeText } from '../canvas.fixture.ts'
import { UnreadableUpdate } from './byte-reader.ts'
import {
  conflicting,
  hostile,
  promisingMillions,
  randomFrom,
  regularUpdate,
} from './hostile-updates.fixture.ts'
import { scanUpdate } from './scan-update.ts'

/** The longest time in milliseconds for which the request thread may be blocked. */
const BLOCKING_MS = 100
/** A full document is a megabyte, which passes through the request thread as text; all else happens in a worker. */
const READING_MS = 250
const MB = 1024 * 1024
const FUZZING = fuzzing({ share: 1 })

function accepted(update: Uint8Array): boolean {
  try {
    scanUpdate(update)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableUpdate)
    return false
  }
}

describe('an update of a shared document', () => {
  test('from a device of ours is taken, whatever was written', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed)
        const [one, other] = [regularUpdate(random), regularUpdate(random)]
        expect(accepted(one)).toBe(true)
        expect(accepted(Y.mergeUpdates([one, other]))).toBe(true)
      }),
    )
  })

  test(
    'from an attacker is read at once in little memory, and what passes is read by Yjs and gives an application',
    () => {
      const { numRuns, seed } = FUZZING
      const before = process.memoryUsage().rss
      let [taken, worst] = [0, 0]
      fc.assert(
        fc.property(fc.integer(), (start) => {
          const update = hostile(randomFrom(start))
          let passes = false
          const cost = () => costOf(() => void (passes = accepted(update)))
          const first = cost()
          // A crowded processor may make one reading dear, and not each.
          worst = Math.max(worst, first < BLOCKING_MS ? first : Math.min(first, cost(), cost()))
          if (!passes) return
          taken += 1
          const doc = new Y.Doc()
          Y.applyUpdate(doc, regularUpdate(randomFrom(start)))
          Y.applyUpdate(doc, update)
          contentOf({ doc, template: DEFAULT_TEMPLATE, members: [] })
          doc.destroy()
        }),
        { numRuns, seed },
      )
      expect(worst).toBeLessThan(BLOCKING_MS)
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB)
      // Both outcomes occur.
      expect(taken).toBeGreaterThan(numRuns / 50)
      expect(taken).toBeLessThan(numRuns * 0.9)
    },
    FUZZING.timeout,
  )
})

describe('the server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.stop())

  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  async function team() {
    const { slug } = await insertCall(app.services.db)
    const amra = await writer(app)
    return { amra, id: await amra.begin(slug) }
  }
  const send = (who: Awaited<ReturnType<typeof writer>>, id: string, update: Uint8Array) =>
    who.send('POST', `/api/canvases/${id}/updates`, { update: base64(update), title: '' })

  test('is not held up by seven bytes that promise millions, whoever sends them and wherever to', async () => {
    const { amra, id } = await team()
    const stranger = await writer(app)
    await send(stranger, id, regularUpdate(randomFrom(1)))
    for (const [who, where, status] of [
      [stranger, id, 404],
      [stranger, newId(), 404],
      [amra, id, 422],
    ] as const) {
      const cost = await leastCostOf(
        async () => expect((await send(who, where, promisingMillions())).statusCode).toBe(status),
        { below: BLOCKING_MS },
      )
      expect(cost).toBeLessThan(BLOCKING_MS)
    }
  })

  test('takes nothing at a place that the call does not have, and goes on taking the rest', async () => {
    const { amra, id } = await team()
    const elsewhere = new Y.Doc()
    elsewhere.getText('storage').insert(0, 'x'.repeat(100_000))
    const refused = await send(amra, id, Y.encodeStateAsUpdate(elsewhere))
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'canvas.unreadableUpdate'])
    expect((await send(amra, id, regularUpdate(randomFrom(2)))).statusCode).toBe(200)
  })

  test('ends a document that grows without end, and what is there is read without holding up others', async () => {
    const { amra, id } = await team()
    const doc = new Y.Doc()
    let last = await send(amra, id, regularUpdate(randomFrom(3)))
    for (let sent = 0; last.statusCode === 200 && sent < 30; sent += 1) {
      const before = Y.encodeStateVector(doc)
      writeText(doc, { box: 'problem', words: `${'n'.repeat(150_000)}${sent}` })
      last = await send(amra, id, Y.encodeStateAsUpdate(doc, before))
    }
    expect([last.statusCode, last.json().code]).toEqual([409, 'canvas.documentFull'])
    const cost = await leastCostOf(
      async () =>
        expect((await amra.send('GET', `/api/canvases/${id}/updates?after=0`)).statusCode).toBe(200),
      { below: READING_MS },
    )
    expect(cost).toBeLessThan(READING_MS)
    await app.services.pool.query(
      `update limit_counters set count = 5000000 where key = 'canvas:bytes:' || $1`,
      [amra.userId],
    )
    const { amra: other, id: hers } = await team()
    expect((await send(other, hers, regularUpdate(randomFrom(4)))).statusCode).toBe(200)
    expect((await join(other, amra, hers)).statusCode).toBe(200)
    expect((await send(amra, hers, regularUpdate(randomFrom(5)))).json().code).toBe('canvas.dayFull')
  })

  test('refuses what would take it long to put together, and answers others meanwhile', async () => {
    const cost = await leastCostOf(
      async ({ amra, id }) =>
        expect([200, 422, 503]).toContain((await send(amra, id, conflicting(8000))).statusCode),
      { below: BLOCKING_MS, prepare: team },
    )
    expect(cost).toBeLessThan(BLOCKING_MS)
  })
})
