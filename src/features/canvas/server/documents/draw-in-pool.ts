import { Problem } from '#platform/server/http/problem.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

const pool = new WorkerPool<DrawTask, Uint8Array>({
  name: 'canvas-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 20,
  limits: { clockMs: 30_000, heapMb: 192 },
  // A team that signs takes both kinds, one after the other.
  idleMs: 15_000,
})

/** Draws an application apart from requests. */
export async function drawInPool(task: DrawTask): Promise<Buffer> {
  try {
    return Buffer.from(await pool.run(task))
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    const problem = new Problem(problems.notDrawn, { headers: { 'retry-after': '60' } })
    problem.cause = cause
    throw problem
  }
}
