import { busy } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { Format } from '../../contract/proposal.ts'
import { fileKind } from './file-kind.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

export type Refused = { refusal: RefusalReason }
type Reader = { name: string; script: URL; kinds: readonly Format[] }

/**
 * Reads untrusted documents as CVs are read: apart from requests, each in a process that ends with the file.
 * @returns what the worker found, or the reason why the file was not read
 */
export function openReader<Read extends object>({ name, script, kinds }: Reader) {
  const pool = new WorkerPool<Uint8Array, Read | Refused>({
    name,
    script,
    kind: 'process',
    workers: 1,
    queue: 20,
    limits: { cpuMs: 5000, heapMb: 90, totalMb: 200 },
    idleMs: 0,
  })
  return async (bytes: Uint8Array): Promise<Read | Refused> => {
    try {
      if (!kinds.includes(fileKind(bytes))) return { refusal: 'wrongType' }
      return await pool.run(bytes)
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.reason }
      if (!(error instanceof WorkerFailure)) throw error
      if (error.reason === 'closed') throw busy()
      return { refusal: ({ time: 'slow', memory: 'huge', crash: 'damaged' } as const)[error.reason] }
    }
  }
}
