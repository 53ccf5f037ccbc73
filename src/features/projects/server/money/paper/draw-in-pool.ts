import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { AgreementDocument } from './agreement-document.ts'

const pool = new WorkerPool<AgreementDocument, Uint8Array>({
  name: 'agreements',
  script: new URL('./draw.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 10,
  limits: { clockMs: 30_000, heapMb: 192 },
  idleMs: 5000,
})

/** Draws a contract or an amendment apart from requests. */
export async function drawInPool(document: AgreementDocument): Promise<Buffer> {
  return Buffer.from(await pool.run(document))
}
