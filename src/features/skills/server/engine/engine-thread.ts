import { Worker } from 'node:worker_threads'
import type { Stated } from '../extract/hints.ts'

export type Question =
  | { ask: 'extract'; text: string }
  | { ask: 'occupations'; title: string; most: number }
  | { ask: 'near'; skill: string; most: number }
  | { ask: 'nearest'; of: readonly string[]; among: readonly string[] }

type Answers = {
  extract: { id: string; confidence: number; start: number; end: number; stated: Stated }[]
  occupations: { id: string; score: number }[]
  near: { id: string; likeness: number }[]
  nearest: { id: string; near: string; likeness: number }[]
}

type Waiting = { resolve(answer: never): void; reject(error: Error): void }

const IDLE_MS = 120_000
const MEMORY_MB = 512

/** Asks the engine on a thread of its own, which is started by the first question and leaves when nobody asks. */
export class EngineThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#hire())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, question })
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
    this.#failAll(new Error('the engine has left'))
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      workerData: { dataDir: this.#dataDir },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    worker.unref()
    worker.on('message', (message: { id: number; answer?: never; failure?: string }) => this.#finish(message))
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#worker = undefined
      this.#failAll(error instanceof Error ? error : new Error(String(error)))
    })
    return worker
  }

  #finish({ id, answer, failure }: { id: number; answer?: never; failure?: string }): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (answer === undefined) waiting?.reject(new Error(failure))
    else waiting?.resolve(answer)
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
