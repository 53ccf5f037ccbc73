import { Worker } from 'node:worker_threads'
import type { Answers, News, Question } from './questions.ts'

type Waiting = { resolve(answer: never): void; reject(error: Error): void }

const IDLE_MS = 300_000
const MEMORY_MB = 128

/** Asks the ranking on a thread of its own, which the first question starts and which leaves when nobody asks. */
export class RankThread {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #databaseUrl: string

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
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

  /** Nobody is hired for news: whoever is hired later reads everything. */
  tell(news: News): void {
    this.#worker?.postMessage(news)
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
    this.#failAll(new Error('the ranking has left'))
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./rank.worker.ts', import.meta.url), {
      workerData: { databaseUrl: this.#databaseUrl },
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
