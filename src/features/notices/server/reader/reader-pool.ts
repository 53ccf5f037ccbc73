import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool, type WorkerPoolSettings } from '#platform/server/workers/worker-pool.ts'
import type { ReaderTask, ReaderTasks } from './reader.worker.ts'

export const READER: WorkerPoolSettings = {
  name: 'notices',
  script: new URL('./reader.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 60,
  limits: { cpuMs: 5000, heapMb: 128, totalMb: 192 },
  idleMs: 20_000,
}

const pool = new WorkerPool<ReaderTask, unknown>(READER)

/** The input took more time or memory than anything that people write, and was not read. */
export class TooHardToRead extends Error {}

type Input<Kind extends keyof ReaderTasks> = { kind: Kind } & ReaderTasks[Kind]['task']

/** Reads texts from outside, feeds and notices, in a worker beside the request thread. */
export async function readApart<Kind extends keyof ReaderTasks>(
  task: Input<Kind>,
): Promise<ReaderTasks[Kind]['result']> {
  try {
    return (await pool.run(task as ReaderTask)) as ReaderTasks[Kind]['result']
  } catch (error) {
    if (error instanceof WorkerFailure && error.reason !== 'closed')
      throw new TooHardToRead(error.message, { cause: error })
    throw error
  }
}
