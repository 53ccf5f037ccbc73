import { busy } from '../http/problem.ts'
import { type Job, PooledWorker } from './pooled-worker.ts'
import { startProcess } from './start-process.ts'
import { startThread } from './start-thread.ts'
import { WorkerFailure } from './worker-failure.ts'

export type WorkerLimits = {
  /** Of work, where a worker has one task at a time: on a busy machine a good task takes longer by the clock. */
  cpuMs?: number
  /**
   * By the clock, from when a worker takes the task, the start of a new worker included. It ends what hangs, so without a
   * reason it stays two minutes.
   */
  clockMs?: number
  heapMb: number
  /** Of a thread its heap and buffers, of a process all that it holds. */
  totalMb?: number
}

export type WorkerPoolSettings = {
  /** The pool's name in metrics and logs. */
  name: string
  /** Always `new URL('./x.worker.ts', import.meta.url)`: the bundle finds it by that, and only by that. */
  script: URL
  /** A thread for our own work; a process for what strangers sent and native code or unpacking may let grow. */
  kind: 'thread' | 'process'
  workers: number
  /** More than one for short questions, so that the worker need not wait for us between two; they share its fate. */
  tasksPerWorker?: number
  /** The most waiting tasks; the next caller is answered 503. */
  queue: number
  limits: WorkerLimits
  /** After so long without a task a worker ends; at 0 it ends with each task and nothing of it stays. */
  idleMs: number
  /** The initial data of each thread (`workerData`). */
  data?: unknown
}

export type WorkerOutcome = 'done' | 'failed' | 'refused' | WorkerFailure['reason']
export type WorkerFigures = {
  name: string
  workers: number
  running: number
  waiting: number
  outcomes: ReadonlyMap<WorkerOutcome, number>
  /** The most that one of its workers was seen to hold; 0 where nothing bounds it or the system does not tell. */
  peakBytes: number
}

const RETRY_SECONDS = 5
const pools = new Set<WorkerPool<never, unknown>>()

/** All pools of this process, for its metrics. */
export function workerFigures(): WorkerFigures[] {
  return [...pools].map((pool) => pool.figures())
}

/** Ends the workers of all pools; for the end of the process, when nobody asks any more. */
export async function closeWorkerPools(): Promise<void> {
  await Promise.all([...pools].map((pool) => pool.close()))
}

/**
 * Does work apart from the thread that answers requests: a bounded queue in front of a few workers with limits of time and memory.
 *
 *     const pool = new WorkerPool<Task, Result>({
 *       name: 'feeds', script: new URL('./read-feed.worker.ts', import.meta.url), kind: 'thread', workers: 1, queue: 20,
 *       limits: { cpuMs: 2000, heapMb: 64, totalMb: 128 }, idleMs: 10_000,
 *     })
 *     const result = await pool.run(task)
 *
 * and in `read-feed.worker.ts`: `handleTasks((task: Task) => readFeed(task))`.
 *
 * `run` rejects with the problem *busy* (503 and Retry-After) when the queue is full, with a `WorkerFailure` when the worker was
 * ended for its time or memory or fell over, and with an error when the handler threw. Workers start with the first task and end
 * by themselves. Tasks and results are copied: plain values and bytes.
 */
export class WorkerPool<Task, Result> {
  readonly #settings: WorkerPoolSettings
  readonly #workers = new Set<PooledWorker>()
  readonly #waiting: Job[] = []
  readonly #idle = new Map<PooledWorker, NodeJS.Timeout>()
  readonly #outcomes = new Map<WorkerOutcome, number>()
  #whenEmpty: (() => void)[] = []
  #lastId = 0
  #peakBytes = 0
  #isClosed = false

  constructor(settings: WorkerPoolSettings) {
    this.#settings = settings
    pools.add(this as WorkerPool<never, unknown>)
  }

  async run(task: Task, onProgress: (step: unknown) => void = () => undefined): Promise<Result> {
    if (this.#isClosed) throw this.#ended()
    if (this.#waiting.length >= this.#settings.queue && !this.#hasRoom()) {
      this.#count('refused')
      throw busy(RETRY_SECONDS)
    }
    try {
      const result = await new Promise<Result>((resolve, reject) => {
        this.#waiting.push({ id: ++this.#lastId, task, onProgress, resolve, reject })
        this.#dispatch()
      })
      this.#count('done')
      return result
    } catch (error) {
      this.#count(error instanceof WorkerFailure ? error.reason : 'failed')
      throw error
    }
  }

  /** Tells the running workers something that needs no answer; none is started for it. */
  tell(notice: unknown): void {
    for (const worker of this.#workers) worker.tell(notice)
  }

  /** Ends all workers now, and with them what they hold; what they were doing fails, and the next task starts a new one. */
  async stopWorkers(): Promise<void> {
    for (const worker of this.#workers) {
      worker.fail(this.#ended())
      worker.end()
    }
    if (this.#workers.size > 0) await new Promise<void>((resolve) => this.#whenEmpty.push(resolve))
  }

  /** Ends for good: what runs and what waits fails, and when this is over no worker is left. */
  async close(): Promise<void> {
    this.#isClosed = true
    pools.delete(this as WorkerPool<never, unknown>)
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended())
    await this.stopWorkers()
  }

  figures(): WorkerFigures {
    const running = [...this.#workers].reduce((sum, { load }) => sum + load, 0)
    const { name } = this.#settings
    return {
      name,
      workers: this.#workers.size,
      running,
      waiting: this.#waiting.length,
      outcomes: this.#outcomes,
      peakBytes: this.#peakBytes,
    }
  }

  #ended(): WorkerFailure {
    return new WorkerFailure('closed', `the workers of ${this.#settings.name} have ended`)
  }

  #count(outcome: WorkerOutcome): void {
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1)
  }

  #hasRoom(): boolean {
    return this.#freeWorker() !== undefined || this.#workers.size < this.#settings.workers
  }

  #dispatch(): void {
    while (this.#waiting.length > 0) {
      const free = this.#freeWorker()
      const canStart = this.#workers.size < this.#settings.workers
      const worker = canStart && free?.load !== 0 ? this.#start() : free
      if (!worker) return
      clearTimeout(this.#idle.get(worker))
      this.#idle.delete(worker)
      const job = this.#waiting.shift()
      if (job) worker.take(job)
      if (worker.load === 0) this.#rest(worker)
    }
  }

  /** The one with the least to do, if any may take more. */
  #freeWorker(): PooledWorker | undefined {
    const { tasksPerWorker = 1 } = this.#settings
    return [...this.#workers]
      .filter((worker) => !worker.isEnding && worker.load < tasksPerWorker)
      .toSorted((a, b) => a.load - b.load)[0]
  }

  #start(): PooledWorker {
    const { kind, script, limits, data } = this.#settings
    const start = kind === 'thread' ? startThread : startProcess
    const started = start({
      script,
      heapMb: limits.heapMb,
      data,
      events: {
        onMessage: (message) => {
          worker.hear(message)
          if (worker.load === 0) this.#rest(worker)
          this.#dispatch()
        },
        onEnd: (failure) => {
          worker.fail(failure)
          this.#forget(worker)
          this.#dispatch()
        },
      },
    })
    const worker = new PooledWorker(started, limits, ({ bytes }) => {
      this.#peakBytes = Math.max(this.#peakBytes, bytes)
    })
    this.#workers.add(worker)
    return worker
  }

  #rest(worker: PooledWorker): void {
    const { idleMs } = this.#settings
    if (idleMs === 0) return worker.end()
    clearTimeout(this.#idle.get(worker))
    this.#idle.set(worker, setTimeout(() => worker.end(), idleMs).unref())
  }

  #forget(worker: PooledWorker): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
    this.#workers.delete(worker)
    if (this.#workers.size > 0) return
    for (const resolve of this.#whenEmpty.splice(0)) resolve()
  }
}
