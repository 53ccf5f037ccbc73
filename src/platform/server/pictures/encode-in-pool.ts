import { busy } from '../http/problem.ts'
import { WorkerFailure } from '../workers/worker-failure.ts'
import { WorkerPool } from '../workers/worker-pool.ts'
import type { Encoded, PictureRefusal } from './encode.ts'
import type { EncodeTask } from './encode.worker.ts'

/** One at a time, in a process that ends with it: what a decoder took is given back as a whole. */
const pool = new WorkerPool<EncodeTask, Encoded | PictureRefusal>({
  name: 'pictures',
  script: new URL('./encode.worker.ts', import.meta.url),
  kind: 'process',
  workers: 1,
  queue: 20,
  // Processor time also ends a decoder that loops. The clock limit only ends a hung worker; it is long, so that a busy
  // machine does not reject a good picture as too heavy.
  limits: { cpuMs: 5000, heapMb: 48, totalMb: 200 },
  idleMs: 0,
})

/** Encodes apart from requests; a decoder that hangs, falls over or takes too much is the file's fault. */
export async function encodeInPool(task: EncodeTask): Promise<Encoded | PictureRefusal> {
  try {
    return await pool.run(task)
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    if (error.reason === 'closed') throw busy()
    return { reason: error.reason === 'crash' ? 'pictureUnreadable' : 'pictureHeavy' }
  }
}
