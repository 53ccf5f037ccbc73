import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { Answers, News, Question } from './questions.ts'

/** Runs the ranking in its own thread, which loads its data on the first question. */
export class RankingPool {
  readonly #pool: WorkerPool<Question, unknown>

  constructor(databaseUrl: string) {
    this.#pool = new WorkerPool({
      name: 'recommendations',
      script: new URL('./rank.worker.ts', import.meta.url),
      kind: 'thread',
      workers: 1,
      tasksPerWorker: 16,
      queue: 500,
      limits: { clockMs: 180_000, heapMb: 128 },
      idleMs: 300_000,
      data: { databaseUrl },
    })
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    return this.#pool.run(question) as Promise<Answers[Q['ask']]>
  }

  /** A change notice starts no thread: a later start loads everything. */
  tell(news: News): void {
    this.#pool.tell(news)
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
