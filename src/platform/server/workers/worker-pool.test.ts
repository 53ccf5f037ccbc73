import { afterEach, describe, expect, test } from 'vitest'
import type { Probe } from './probe-worker.fixture.ts'
import { closeWorkerPools, WorkerPool, type WorkerPoolSettings, workerFigures } from './worker-pool.ts'

const KINDS = ['thread', 'process'] as const
/** The clock only ends what hangs: on a busy machine already the start of a worker takes its time. */
const LIMITS = { clockMs: 300_000, heapMb: 48, totalMb: 160 }

function poolOf(kind: 'thread' | 'process', given: Partial<WorkerPoolSettings> = {}) {
  return new WorkerPool<Probe, unknown>({
    name: 'probe',
    script: new URL('./probe-worker.fixture.ts', import.meta.url),
    kind,
    workers: 1,
    queue: 10,
    limits: LIMITS,
    idleMs: 60_000,
    ...given,
  })
}

const pidOf = async (pool: WorkerPool<Probe, unknown>) =>
  ((await pool.run({ do: 'self' })) as { pid: number }).pid

afterEach(() => closeWorkerPools())

describe.each(KINDS)('a worker as %s', (kind) => {
  test('answers with bytes, tells its progress and hears notices', async () => {
    const pool = poolOf(kind)
    const bytes = new Uint8Array([0, 1, 255])
    expect(await pool.run({ do: 'echo', bytes })).toEqual({ bytes })
    const steps: unknown[] = []
    await pool.run({ do: 'count', to: 3 }, (step) => steps.push(step))
    expect(steps).toEqual([1, 2, 3])
    pool.tell('news')
    expect(await pool.run({ do: 'heard' })).toEqual(['news'])
  })

  test('a task that throws fails alone', async () => {
    const pool = poolOf(kind)
    await expect(pool.run({ do: 'throw' })).rejects.toThrow('this task is wrong')
    expect(await pool.run({ do: 'count', to: 0 })).toBe('done')
  })

  test('a worker that hangs, spins, ends or fills the memory is ended, and the next task has a new one', async () => {
    // Filling the memory is work as well, and how much of it depends on the machine: only what spins is held to its work.
    const busy = poolOf(kind, { limits: { ...LIMITS, cpuMs: 500 } })
    await expect(busy.run({ do: 'spin' })).rejects.toMatchObject({ reason: 'time' })
    await expect.poll(() => busy.figures().workers).toBe(0)
    const pool = poolOf(kind)
    await expect(pool.run({ do: 'exit' })).rejects.toMatchObject({ reason: 'crash' })
    await expect(pool.run({ do: 'heap' })).rejects.toMatchObject({ reason: 'memory' })
    await expect(pool.run({ do: 'buffers' })).rejects.toMatchObject({ reason: 'memory' })
    expect(await pool.run({ do: 'count', to: 0 })).toBe('done')
    const slow = poolOf(kind, { limits: { ...LIMITS, clockMs: 300 } })
    await expect(slow.run({ do: 'hang' })).rejects.toMatchObject({ reason: 'time' })
  })

  test('tasks wait in order, and whoever comes to a full queue is told when to come back', async () => {
    const pool = poolOf(kind, { queue: 2 })
    const order: number[] = []
    const tasks = [1, 2, 3].map((n) => pool.run({ do: 'count', to: n }).then(() => order.push(n)))
    const refused = pool.run({ do: 'count', to: 4 })
    await expect(refused).rejects.toMatchObject({ status: 503, details: { headers: { 'retry-after': '5' } } })
    expect(pool.figures()).toMatchObject({ workers: 1, running: 1, waiting: 2 })
    await Promise.all(tasks)
    expect(order).toEqual([1, 2, 3])
    expect(Object.fromEntries(pool.figures().outcomes)).toEqual({ done: 3, refused: 1 })
  })

  test('nobody is left when the pools are closed, and whoever waited hears it', async () => {
    const pool = poolOf(kind)
    const [hanging, waiting] = [pool.run({ do: 'hang' }), pool.run({ do: 'count', to: 1 })]
    const both = Promise.allSettled([hanging, waiting])
    await closeWorkerPools()
    expect(await both).toMatchObject([{ reason: { reason: 'closed' } }, { reason: { reason: 'closed' } }])
    expect(pool.figures().workers).toBe(0)
    expect(workerFigures()).toEqual([])
    await expect(pool.run({ do: 'heard' })).rejects.toMatchObject({ reason: 'closed' })
  })
})

test('a worker stays for the next task until it has rested long enough', async () => {
  const [warm, cold] = [poolOf('process'), poolOf('process', { idleMs: 0 })]
  expect(await pidOf(warm)).toBe(await pidOf(warm))
  expect(await pidOf(cold)).not.toBe(await pidOf(cold))
  const brief = poolOf('thread', { idleMs: 1 })
  await brief.run({ do: 'heard' })
  await expect.poll(() => brief.figures().workers).toBe(0)
})

test('several workers share the queue, and several tasks a worker', async () => {
  const pool = poolOf('process', { workers: 2 })
  expect(new Set(await Promise.all([pidOf(pool), pidOf(pool)])).size).toBe(2)
  const one = poolOf('thread', { tasksPerWorker: 3 })
  const hanging = Promise.allSettled([one.run({ do: 'hang' }), one.run({ do: 'hang' })])
  expect(await one.run({ do: 'count', to: 0 })).toBe('done')
  await one.close()
  await hanging
})

test('a process that reads what strangers sent knows none of our secrets', async () => {
  const before = process.env.SESSION_SECRET
  process.env.SESSION_SECRET = 'known to the product alone'
  const { env } = (await poolOf('process').run({ do: 'self' })) as { env: string[] }
  if (before === undefined) delete process.env.SESSION_SECRET
  else process.env.SESSION_SECRET = before
  const known = new Set(['TZ', 'LANG', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'UV_THREADPOOL_SIZE'])
  expect(env.filter((name) => !known.has(name) && !name.startsWith('NODE_CHANNEL'))).toEqual([])
})
