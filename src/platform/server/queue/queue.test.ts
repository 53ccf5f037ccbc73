import { setImmediate as turn } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { type Log, messageOf } from '../log/log.ts'
import type { Services } from '../services.ts'
import { createQueue, type Task } from './queue.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const complaints: string[] = []
const complain = (...said: unknown[]) => void complaints.push(String(said.at(-1)))
const log = { warn: complain, error: complain, info: () => undefined } as unknown as Log

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase({ url: own.url, log })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

test('the stop waits for what is being done, and only then is the pool at its end', async () => {
  const task = await slowTask('slow.waited')
  const stopped = task.queue.stop()
  await turn()
  task.goOn()
  await stopped
  expect([task.done(), await stateOf('slow.waited')]).toEqual([true, 'completed'])
  expect(complaints).toEqual([])
})

test('work that does not end is given back, and nobody hears of a pool that was closed under it', async () => {
  const task = await slowTask('slow.stuck', 50)
  await task.queue.stop()
  expect([task.done(), await stateOf('slow.stuck')]).toEqual([false, 'retry'])
  task.goOn()
  await task.ended
  await turn()
  expect(complaints).toEqual([expect.stringContaining('given back')])
})

test('a task that fails over what somebody wrote stores and logs nothing of it', async () => {
  const name = 'slow.failing'
  const queue = createQueue({ url: own.url, log })
  const handle = () => Promise.resolve(void JSON.parse('Amra, amra@primjer.ba, +38761123456'))
  await queue.start({ services: {} as Services, tasks: [{ name, handle }], work: true })
  await queue.send(database.db, name, {})
  const outcome = async () =>
    (await database.pool.query(`select output::text from queue.job where name = '${name}'`)).rows[0]?.output
  await expect.poll(outcome).toContain('SyntaxError')
  await queue.stop()
  expect(await outcome()).not.toMatch(/amra|primjer|38761/i)
})

test('a queue takes work before it starts to work, and does it then', async () => {
  const name = 'later.note'
  const queue = createQueue({ url: own.url, log })
  const done: string[] = []
  const task: Task<{ of: string }> = {
    name,
    async handle(_, { of }) {
      done.push(of)
    },
  }
  const options = { services: {} as Services, tasks: [task as Task] }
  await queue.start({ ...options, work: false })
  await queue.send(database.db, name, { of: 'first' })
  const { rows } = await database.pool.query('select state from queue.job where name = $1', [name])
  expect([rows, done]).toEqual([[{ state: 'created' }], []])
  await queue.start({ ...options, work: true })
  await expect.poll(() => done).toEqual(['first'])
  await queue.stop()
})

test('a job of a task with isApart does not wait for the jobs before it', async () => {
  const name = 'apart.slow'
  const queue = createQueue({ url: own.url, log })
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const task: Task<{ of: string }> = {
    name,
    concurrency: 2,
    isApart: true,
    async handle(_, { of }) {
      begun.push(of)
      if (of === 'slow') await gate.promise
    },
  }
  await queue.start({ services: {} as Services, tasks: [task as Task], work: true })
  await queue.send(database.db, name, { of: 'slow' })
  await expect.poll(() => begun).toEqual(['slow'])
  for (const of of ['quick', 'next']) await queue.send(database.db, name, { of })
  await expect.poll(() => begun.length).toBe(3)
  gate.resolve()
  await queue.stop()
})

test('a worker takes a job that is due later, or tried again, when its time has come', async () => {
  const name = 'later.again'
  const queue = createQueue({ url: own.url, log })
  const tries: number[] = []
  const task: Task = {
    name,
    async handle() {
      tries.push(Date.now())
      if (tries.length === 1) throw new Error('The first try fails')
    },
  }
  await queue.start({ services: {} as Services, tasks: [task], work: true })
  const due = Date.now() + 1500
  await queue.send(database.db, name, {}, { startAfter: new Date(due) })
  // A worker that is not woken asks every thirty seconds.
  await expect.poll(() => tries.length, { timeout: 25_000 }).toBe(2)
  expect(tries[0]).toBeGreaterThanOrEqual(due)
  await queue.stop()
})

test.each([
  ['Unexpected token \'A\', "Amra, 23" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
  ['550 amra@primjer.ba is unknown', '550 … is unknown'],
  ['no user 01a21a66-f708-77d1-83ad-62763b0f0f5f with +38761123456', 'no user … with …'],
  ['„Kafić Primjer“ could not be read after 3 tries', '… could not be read after 3 tries'],
])('an error that says %s is logged without the words of people', (message, logged) => {
  expect(messageOf(new Error(message))).toBe(logged)
})

/** Work that has begun and goes on when it is told to. */
async function slowTask(name: string, patienceMs?: number) {
  const queue = createQueue({ url: own.url, log, ...(patienceMs && { patienceMs }) })
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  let done = false
  async function handle() {
    begun.resolve()
    await gate.promise
    await database.pool.query('select 1')
    done = true
    ended.resolve()
  }
  await queue.start({ services: {} as Services, tasks: [{ name, handle }], work: true })
  await queue.send(database.db, name, {})
  await begun.promise
  return { queue, goOn: gate.resolve, ended: ended.promise, done: () => done }
}

async function stateOf(name: string): Promise<string | undefined> {
  const client = new Client(own.url)
  await client.connect()
  const { rows } = await client.query<{ state: string }>('select state from queue.job where name = $1', [
    name,
  ])
  await client.end()
  return rows[0]?.state
}
