import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

const draw = drawingPool<DrawTask>({
  name: 'cv-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  workers: 2,
  queue: 20,
  limits: { clockMs: 20_000, heapMb: 192 },
  // Who tries another design right after the first finds the thread warm; nobody else pays for its memory.
  idleMs: 15_000,
})

/** Draws a CV apart from requests; what breaks its thread ends with it. */
export async function drawInPool(task: DrawTask): Promise<Buffer> {
  try {
    return await draw(task)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    const problem = new Problem(problems.notDrawn, { headers: { 'retry-after': '60' } })
    problem.cause = cause
    throw problem
  }
}
