import { busy } from '../http/problem.ts'

export type FairQueueLimits = {
  /** How many run at the same time. */
  concurrency: number
  /** How many of one client, or for one account, may run and wait. */
  perKey: number
  /** How many may run and wait in all. */
  inAll: number
}

/** The caller; without an account only the client is counted. */
export type Asker = { client: string; account?: string }

/**
 * Runs a few at once. Clients wait in queues of their own and are served in turn, so that whoever asks for much waits for
 * themselves; over a limit it refuses with 503.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits
  /** A map keeps the order of its keys: the client that was served goes to the end. */
  readonly #queues = new Map<string, (() => void)[]>()
  readonly #inFlight = new Map<string, number>()
  #running = 0
  #total = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  async run<T>({ client, account }: Asker, work: () => Promise<T>): Promise<T> {
    const keys = [`client ${client}`, ...(account === undefined ? [] : [`account ${account}`])]
    const { perKey, inAll } = this.#limits
    if (this.#total >= inAll || keys.some((key) => (this.#inFlight.get(key) ?? 0) >= perKey)) throw busy()
    this.#add(keys, 1)
    try {
      await this.#turnOf(client)
      return await work()
    } finally {
      this.#add(keys, -1)
      this.#serveNext()
    }
  }

  #add(keys: readonly string[], change: 1 | -1): void {
    this.#total += change
    for (const key of keys) {
      const count = (this.#inFlight.get(key) ?? 0) + change
      if (count === 0) this.#inFlight.delete(key)
      else this.#inFlight.set(key, count)
    }
  }

  #turnOf(client: string): Promise<void> {
    if (this.#running < this.#limits.concurrency) {
      this.#running += 1
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const queue = this.#queues.get(client)
      if (queue) queue.push(resolve)
      else this.#queues.set(client, [resolve])
    })
  }

  #serveNext(): void {
    const [next] = this.#queues
    if (!next) {
      this.#running -= 1
      return
    }
    const [client, [resolve, ...rest]] = next
    this.#queues.delete(client)
    if (rest.length > 0) this.#queues.set(client, rest)
    resolve?.()
  }
}
