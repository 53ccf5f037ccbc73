import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

const draw = drawingPool<DrawTask>({
  name: 'canvas-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  queue: 20,
  // A team that signs takes both kinds, one after the other.
  idleMs: 15_000,
})

/** Draws an application apart from requests. */
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
