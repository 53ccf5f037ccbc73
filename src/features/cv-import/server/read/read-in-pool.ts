import { busy } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { type WorkerLimits, WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { fileKind } from './file-kind.ts'
import type { ReadFile } from './read-file.ts'
import { Refusal, type RefusalReason } from './refusal.ts'

export type ReadAnswer = { read: ReadFile } | { refusal: RefusalReason; builder?: string }

/**
 * Reads one file at a time in a process that ends with it, so that a file which unpacks to too much affects nothing else.
 */
export function openReadingPool(limits: Partial<WorkerLimits> = {}): WorkerPool<Uint8Array, ReadAnswer> {
  return new WorkerPool({
    name: 'cv-import',
    script: new URL('./read.worker.ts', import.meta.url),
    kind: 'process',
    workers: 1,
    queue: 20,
    limits: { cpuMs: 5000, heapMb: 90, totalMb: 200, ...limits },
    idleMs: 0,
  })
}

const files = openReadingPool()

/** Reads a file apart from requests; rejects one that crashes or exhausts its reader. */
export async function readInPool(bytes: Uint8Array, pool = files): Promise<ReadFile> {
  // The first bytes show what is no CV at all, without starting a process.
  fileKind(bytes)
  const answer = await pool.run(bytes).catch((error: unknown): ReadAnswer => {
    if (error instanceof WorkerFailure) return { refusal: refusalOf(error) }
    throw error
  })
  if ('refusal' in answer) throw new Refusal(answer.refusal, { builder: answer.builder })
  return answer.read
}

function refusalOf(failure: WorkerFailure): RefusalReason {
  if (failure.reason === 'closed') throw busy()
  return ({ time: 'slow', memory: 'huge', crash: 'damaged' } as const)[failure.reason]
}
