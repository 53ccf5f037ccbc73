import { WorkerPool, type WorkerPoolSettings } from '../workers/worker-pool.ts'

type Settings = Pick<WorkerPoolSettings, 'name' | 'script'> &
  Partial<Pick<WorkerPoolSettings, 'workers' | 'queue' | 'limits' | 'idleMs'>>

/**
 * Sets documents in type apart from requests. In a thread that ends some seconds after the last one: what fonts and their
 * tables take in memory is given back.
 */
export function drawingPool<Task>(settings: Settings): (task: Task) => Promise<Buffer> {
  const pool = new WorkerPool<Task, Uint8Array>({
    kind: 'thread',
    workers: 1,
    queue: 10,
    limits: { clockMs: 30_000, heapMb: 192 },
    idleMs: 5000,
    ...settings,
  })
  return async (task) => Buffer.from(await pool.run(task))
}
