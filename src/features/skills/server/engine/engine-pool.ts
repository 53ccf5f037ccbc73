import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { OccupationGroup } from '../occupations/occupation-groups.ts'
import type { Stated } from '../extract/hints.ts'

export type Question =
  | { ask: 'extract'; text: string }
  | { ask: 'occupations'; title: string; limit: number; groupLimit: number }
  | { ask: 'near'; skill: string; limit: number }
  | { ask: 'nearest'; of: readonly string[]; among: readonly string[] }

export type Answers = {
  extract: { id: string; confidence: number; start: number; end: number; stated: Stated }[]
  occupations: {
    groups: { group: OccupationGroup; score: number; ids: string[] }[]
    occupations: { id: string; score: number }[]
  }
  near: { id: string; likeness: number }[]
  nearest: { id: string; near: string; likeness: number }[]
}

/** Runs the engine in its own thread, because loading takes a second; untrained, it learns first. */
export class EnginePool {
  readonly #pool: WorkerPool<Question, unknown>

  constructor(dataDir: string) {
    this.#pool = new WorkerPool({
      name: 'skills',
      script: new URL('./engine.worker.ts', import.meta.url),
      kind: 'thread',
      workers: 1,
      tasksPerWorker: 16,
      queue: 500,
      limits: { clockMs: 180_000, heapMb: 512 },
      idleMs: 120_000,
      data: { dataDir },
    })
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    return this.#pool.run(question) as Promise<Answers[Q['ask']]>
  }

  /** Ends the thread; the next question restarts it. */
  stop(): Promise<void> {
    return this.#pool.stopWorkers()
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
