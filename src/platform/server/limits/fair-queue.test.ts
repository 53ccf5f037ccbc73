import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../http/problem.ts'
import { FairQueue } from './fair-queue.ts'

/** Work that ends when the test says so, and tells who began. */
function workshop(queue: FairQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    ask: (client: string, account?: string) =>
      queue.run({ client, ...(account !== undefined && { account }) }, async () => {
        begun.push(client)
        await new Promise<void>((resolve) => ends.push(resolve))
        return client
      }),
    async endAll() {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        const end = ends.shift()
        if (!end) return
        end()
      }
    },
  }
}

test('somebody who asks once is served after the next one of those who ask ninety times', async () => {
  const { ask, begun, endAll } = workshop(new FairQueue({ concurrency: 2, perKey: 100, inAll: 200 }))
  const flood = Array.from({ length: 90 }, () => ask('flood'))
  const others = ['amra', 'tarik', 'lejla'].map((client) => ask(client))
  await endAll()
  await Promise.all([...flood, ...others])
  expect(begun.slice(0, 6)).toEqual(['flood', 'flood', 'flood', 'amra', 'tarik', 'lejla'])
  expect(begun).toHaveLength(93)
})

test('over the limit of one client, of one account or of all somebody is asked to come back', async () => {
  const { ask, endAll } = workshop(new FairQueue({ concurrency: 1, perKey: 2, inAll: 4 }))
  const work = [ask('a', 'x'), ask('a', 'y'), ask('b', 'x')]
  await expect(ask('a', 'z')).rejects.toThrow(Problem)
  await expect(ask('c', 'x')).rejects.toThrow(Problem)
  work.push(ask('c'))
  await expect(ask('d')).rejects.toThrow(Problem)
  await endAll()
  await Promise.all(work)
  const again = ask('d', 'x')
  await endAll()
  expect(await again).toBe('d')
})

test('whoever asks in whatever order: all of it runs, never more at once than allowed, and failures free their place', async () => {
  const asks = fc.array(fc.record({ client: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() }), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(asks, fc.integer({ min: 1, max: 4 }), async (all, concurrency) => {
      const queue = new FairQueue({ concurrency, perKey: 40, inAll: 40 })
      let running = 0
      let max = 0
      const done = await Promise.allSettled(
        all.map(({ client, fails }) =>
          queue.run({ client }, async () => {
            running += 1
            max = Math.max(max, running)
            await new Promise((resolve) => setImmediate(resolve))
            running -= 1
            if (fails) throw new Error('failed')
          }),
        ),
      )
      expect(done.map(({ status }) => status === 'rejected')).toEqual(all.map(({ fails }) => fails))
      expect(max).toBeLessThanOrEqual(concurrency)
      expect(await queue.run({ client: 'later' }, async () => 'served')).toBe('served')
    }),
  )
})
