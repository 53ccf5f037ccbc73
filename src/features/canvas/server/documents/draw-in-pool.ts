import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

/** Renders an application apart from requests. */
export const drawInPool = drawingPool<DrawTask>({
  name: 'canvas-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  queue: 20,
  refusal: problems.notDrawn,
  // A team that signs takes both formats, one after the other.
  idleMs: 15_000,
})
