import { busy, Problem } from '#platform/server/http/problem.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { BlindAnswers, BlindTask } from './blind-tasks.ts'

const pool = new WorkerPool<BlindTask, never>({
  name: 'blind-readings',
  script: new URL('./blind.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 120,
  // The input is searched for every name of a team in every spelling: texts made to be slow take seconds.
  limits: { cpuMs: 10_000, heapMb: 128, totalMb: 200 },
  idleMs: 30_000,
})

const AGAIN_SECONDS = 30

/** Hides names in a worker; the caller asks again later if that takes too long. */
export async function runBlindTask<Task extends BlindTask>(task: Task): Promise<BlindAnswers[Task['act']]> {
  try {
    return await pool.run(task)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    const problem = busy(AGAIN_SECONDS)
    problem.cause = cause
    throw problem
  }
}
