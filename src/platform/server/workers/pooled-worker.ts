import type { StartedWorker, Usage } from './started-worker.ts'
import { WorkerFailure } from './worker-failure.ts'
import type { ToPool } from './worker-messages.ts'
import type { WorkerLimits } from './worker-pool.ts'

export type Job = {
  id: number
  task: unknown
  onProgress(step: unknown): void
  resolve(result: never): void
  reject(error: Error): void
}

type Started = { job: Job; clock: NodeJS.Timeout }

const SAMPLE_MS = 20
const HANG_MS = 120_000
const MB = 1024 * 1024

/** A worker with the tasks that it has taken, held to the limits of its pool. */
export class PooledWorker {
  readonly #worker: StartedWorker
  readonly #limits: WorkerLimits
  readonly #jobs = new Map<number, Started>()
  #sampling: NodeJS.Timeout | undefined
  #failure: WorkerFailure | undefined
  #isEnding = false
  /** The processor time it had used when last looked at: what an earlier task used is not the next one's. */
  #cpuSeen = 0

  readonly #onUsage: (usage: Usage) => void

  constructor(worker: StartedWorker, limits: WorkerLimits, onUsage: (usage: Usage) => void) {
    this.#worker = worker
    this.#limits = limits
    this.#onUsage = onUsage
  }

  get load(): number {
    return this.#jobs.size
  }

  /** It still holds its memory, but takes nothing new. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  take(job: Job): void {
    const { clockMs = HANG_MS } = this.#limits
    const clock = setTimeout(() => this.#stop('time', `over ${clockMs} ms by the clock`), clockMs)
    if (this.#jobs.size === 0) this.#beginWatch()
    this.#jobs.set(job.id, { job, clock })
    this.#worker.keepsProcessAlive(true)
    try {
      this.#worker.post({ id: job.id, task: job.task })
    } catch (error) {
      // A task that cannot be sent is its caller's fault.
      this.#settle(job.id)?.reject(error as Error)
    }
  }

  tell(notice: unknown): void {
    if (!this.#isEnding) this.#worker.post({ notice })
  }

  hear(message: ToPool): void {
    if ('step' in message) return this.#jobs.get(message.id)?.job.onProgress(message.step)
    const job = this.#settle(message.id)
    if ('failure' in message) job?.reject(new Error(message.failure))
    else job?.resolve(message.result as never)
  }

  end(): void {
    this.#isEnding = true
    this.#worker.keepsProcessAlive(true)
    this.#worker.end()
  }

  /** It is gone: whoever still waits hears why. */
  fail(failure: WorkerFailure): void {
    this.#isEnding = true
    for (const id of this.#jobs.keys()) this.#settle(id)?.reject(this.#failure ?? failure)
  }

  #settle(id: number): Job | undefined {
    const started = this.#jobs.get(id)
    this.#jobs.delete(id)
    clearTimeout(started?.clock)
    if (this.#jobs.size === 0) {
      clearInterval(this.#sampling)
      this.#sampling = undefined
      this.#worker.keepsProcessAlive(false)
    }
    return started?.job
  }

  #stop(reason: WorkerFailure['reason'], message: string): void {
    this.#failure ??= new WorkerFailure(reason, message)
    this.end()
  }

  /** Looks from outside how much it has worked and holds: a worker that is busy cannot look at itself. */
  #beginWatch(): void {
    const { cpuMs, totalMb } = this.#limits
    if (cpuMs === undefined && totalMb === undefined) return
    const before = this.#cpuSeen
    const sample = async () => {
      const usage = await this.#worker.usage()
      if (!usage || this.#sampling !== sampling) return
      this.#cpuSeen = usage.cpuMs
      this.#onUsage(usage)
      if (totalMb && usage.bytes > totalMb * MB) this.#stop('memory', `over ${totalMb} MB`)
      if (cpuMs && usage.cpuMs - before > cpuMs) this.#stop('time', `over ${cpuMs} ms of work`)
    }
    // One that has just ended says nothing more; its own events tell the rest.
    const sampling = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS)
    this.#sampling = sampling
  }
}
