import { WorkerPool } from '../workers/worker-pool.ts'
import type { Drawing } from './draw-svg.worker.ts'

/** In a process that ends with it: what drawing took is given back as a whole. */
const pool = new WorkerPool<Drawing, Uint8Array>({
  name: 'drawings',
  script: new URL('./draw-svg.worker.ts', import.meta.url),
  kind: 'process',
  workers: 1,
  queue: 100,
  // Only ends what hangs, also on a busy machine: what is drawn is ours.
  limits: { heapMb: 48 },
  idleMs: 2000,
})

/** Draws SVG of our own as a picture, as the demo world does; what others sent goes to `encodeInPool()`. */
export function drawSvg(drawing: Drawing): Promise<Uint8Array> {
  return pool.run(drawing)
}
