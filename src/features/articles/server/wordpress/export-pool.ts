import { busy } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { Export } from './read-export.ts'

const pool = new WorkerPool<Uint8Array, Export | null>({
  name: 'wordpress-exports',
  script: new URL('./export.worker.ts', import.meta.url),
  kind: 'process',
  workers: 1,
  queue: 5,
  limits: { cpuMs: 20_000, heapMb: 256, totalMb: 400 },
  idleMs: 0,
})

/** Reads an untrusted export apart from requests; null where it is none or is too hard to read. */
export async function readExportApart(bytes: Uint8Array): Promise<Export | null> {
  try {
    return await pool.run(bytes)
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    if (error.reason === 'closed') throw busy()
    return null
  }
}
