import type { ToPool, ToWorker } from './worker-messages.ts'
import type { WorkerFailure } from './worker-failure.ts'

/** Bytes are what a thread holds, and the most that a process held. */
export type Usage = { cpuMs: number; bytes: number }

export type WorkerEvents = {
  onMessage(message: ToPool): void
  /** Once, after which nothing comes any more and its memory is free. */
  onEnd(failure: WorkerFailure): void
}

export type StartOptions = {
  script: URL
  heapMb: number
  /** The initial data of a thread. */
  data?: unknown
  events: WorkerEvents
}

/** One running worker, on a thread or in a process. */
export type StartedWorker = {
  post(message: ToWorker): void
  /** Of the whole worker, since it began; undefined where the system does not tell. */
  usage(): Promise<Usage | undefined>
  /** A worker that rests must not keep the product from ending. */
  keepsProcessAlive(yes: boolean): void
  end(): void
}
