import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { PictureContent } from './draw-picture.ts'

export type PicturePool = WorkerPool<PictureContent, Uint8Array>

/**
 * Draws share pictures apart: laying out text keeps a thread busy for a tenth of a second and more, and what it takes of memory
 * goes with its process.
 */
export function openPicturePool(): PicturePool {
  return new WorkerPool({
    name: 'share-pictures',
    script: new URL('./picture.worker.ts', import.meta.url),
    kind: 'process',
    workers: 1,
    queue: 50,
    limits: { cpuMs: 10_000, heapMb: 128 },
    idleMs: 20_000,
  })
}
