import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

/** Draws a CV apart from requests; what breaks its thread ends with it. */
export const drawInPool = drawingPool<DrawTask>({
  name: 'cv-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  workers: 2,
  queue: 20,
  refusal: problems.notDrawn,
  limits: { clockMs: 20_000, heapMb: 192 },
  // Who tries another design right after the first finds the thread warm; nobody else pays for its memory.
  idleMs: 15_000,
})
