import { Worker } from 'node:worker_threads'
import type { PictureContent } from './draw-picture.ts'

type Answer = { id: number; png?: Uint8Array; failure?: string }
type Waiting = { resolve(png: Buffer): void; reject(error: Error): void }

const IDLE_MS = 20_000

/** Draws pictures on a thread of its own, which leaves when there is nothing more to draw. */
export class Painter {
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  draw(content: PictureContent): Promise<Buffer> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#hire())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, content })
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
    this.#failAll(new Error('the painter has left'))
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    worker.unref()
    worker.on('message', (answer: Answer) => this.#finish(answer))
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#worker = undefined
      this.#failAll(error instanceof Error ? error : new Error(String(error)))
    })
    return worker
  }

  #finish({ id, png, failure }: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (png) waiting?.resolve(Buffer.from(png))
    else waiting?.reject(new Error(failure))
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
