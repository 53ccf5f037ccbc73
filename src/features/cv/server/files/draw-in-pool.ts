import { drawingPool } from '#platform/server/documents/drawing-pool.ts'
import { problems } from '../../contract/problems.ts'
import type { DrawTask } from './draw.worker.ts'

/** Renders a CV apart from requests; an error ends only its thread. */
export const drawInPool = drawingPool<DrawTask>({
  name: 'cv-files',
  script: new URL('./draw.worker.ts', import.meta.url),
  workers: 2,
  queue: 20,
  refusal: problems.notDrawn,
  // A person who tries another design soon finds the thread warm; after that its memory is released.
  idleMs: 15_000,
})
