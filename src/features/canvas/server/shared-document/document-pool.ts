import { FairQueue } from '#platform/server/limits/fair-queue.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import { problems } from '../../contract/problems.ts'
import type { DocumentAnswers, DocumentTask } from './document-tasks.ts'

const WORKERS = 2

const pool = new WorkerPool<DocumentTask, never>({
  name: 'shared-documents',
  script: new URL('./document.worker.ts', import.meta.url),
  kind: 'thread',
  workers: WORKERS,
  queue: 100,
  // A year of a team's writing takes a tenth of the time.
  limits: { cpuMs: 1500, heapMb: 160, totalMb: 200 },
  idleMs: 60_000,
})

/** A slow document only delays requests for itself. */
const queue = new FairQueue({ concurrency: WORKERS, perKey: 12, inAll: 100 })

type Answer<Act extends DocumentTask['act']> = DocumentAnswers[Act]

/**
 * Runs a task on a canvas's shared document apart from requests, because devices may send any update. A document that takes
 * too much time or memory is not read, and the caller gets an error.
 */
export async function runDocumentTask<Task extends DocumentTask>(
  canvas: string,
  task: Task,
): Promise<Answer<Task['act']>> {
  try {
    return await queue.run({ client: canvas }, () => pool.run(task))
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    if (cause instanceof WorkerFailure && cause.reason === 'closed') throw cause
    const problem = new Problem(problems.notRead, { headers: { 'retry-after': '60' } })
    problem.cause = cause
    throw problem
  }
}
