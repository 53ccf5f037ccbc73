import { Problem } from '#platform/server/http/problem.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

const pool = new WorkerPool<DrawTask, Uint8Array>({
  name: 'cv-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 2,
  queue: 20,
  limits: { clockMs: 20_000, heapMb: 192 },
  // Who tries another design right after the first finds the thread warm; nobody else pays for its memory.
  idleMs: 15_000,
})

/** Draws a CV apart from requests; what breaks its thread ends with it. */
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
