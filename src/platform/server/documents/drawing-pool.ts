import type { ProblemCode } from '#platform/contract/problem.ts'
import { Problem } from '../http/problem.ts'
import { WorkerPool, type WorkerPoolSettings } from '../workers/worker-pool.ts'

type Settings = Pick<WorkerPoolSettings, 'name' | 'script'> &
  Partial<Pick<WorkerPoolSettings, 'workers' | 'queue' | 'limits' | 'idleMs'>> & {
    /** The refusal where the drawing fails; a full queue has its own. */
    refusal?: ProblemCode
  }

/**
 * Sets documents in type apart from requests. In a thread that ends some seconds after the last one: what fonts and their
 * tables take in memory is given back.
 */
export function drawingPool<Task>({ refusal, ...settings }: Settings): (task: Task) => Promise<Buffer> {
  const pool = new WorkerPool<Task, Uint8Array>({
    kind: 'thread',
    workers: 1,
    queue: 10,
    // Only ends what hangs, also on a busy machine: what is drawn is ours.
    limits: { heapMb: 192 },
    idleMs: 5000,
    ...settings,
  })
  return async (task) => {
    try {
      return Buffer.from(await pool.run(task))
    } catch (cause) {
      if (refusal === undefined || cause instanceof Problem) throw cause
      const problem = new Problem(refusal, { headers: { 'retry-after': '60' } })
      problem.cause = cause
      throw problem
    }
  }
}
