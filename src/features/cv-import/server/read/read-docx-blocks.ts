import { busy } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { fileKind } from './file-kind.ts'
import type { Block } from './html-blocks.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

export type BlocksAnswer = { blocks: Block[] } | { refusal: RefusalReason }

const pool = new WorkerPool<Uint8Array, BlocksAnswer>({
  name: 'docx-blocks',
  script: new URL('./docx-blocks.worker.ts', import.meta.url),
  kind: 'process',
  workers: 1,
  queue: 20,
  limits: { cpuMs: 5000, clockMs: 45_000, heapMb: 90, totalMb: 200 },
  idleMs: 0,
})

/**
 * Reads an untrusted Word document as CVs are read: apart from requests, in a process that ends with the file.
 * @returns its headings, paragraphs, list items and tables, or the reason why it was not read
 */
export async function readDocxBlocks(bytes: Uint8Array): Promise<BlocksAnswer> {
  try {
    if (fileKind(bytes) !== 'docx') return { refusal: 'wrongType' }
    return await pool.run(bytes)
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.reason }
    if (!(error instanceof WorkerFailure)) throw error
    if (error.reason === 'closed') throw busy()
    return { refusal: ({ time: 'slow', memory: 'huge', crash: 'damaged' } as const)[error.reason] }
  }
}
