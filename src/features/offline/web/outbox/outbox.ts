/** One write that waits on this device until the server has accepted it. */
export type OutboxEntry = {
  /** Generated on the device: the server accepts each id once. */
  id: string
  /** Entries of one lane are sent one after another, in their order. */
  lane: string
  order: number
  body: unknown
  /** The server's reason for rejecting it; its author retries or discards it. */
  refusal?: string
}

/** The result of one try. */
export type SendResult = 'taken' | { refusal: string } | { retryAfterMs?: number }

/** The storage of one member's entries, which survives reloads and crashes. */
export type OutboxStore = {
  list(): Promise<OutboxEntry[]>
  put(entry: OutboxEntry): Promise<void>
  remove(id: string): Promise<void>
}

type Parts = {
  store: OutboxStore
  send(entry: OutboxEntry): Promise<SendResult>
  /** Runs work while no other page of this device works on the same lane. */
  exclusive(lane: string, work: () => Promise<void>): Promise<void>
  /** Runs work after a delay. */
  later(ms: number, work: () => void): void
  onChange(entries: readonly OutboxEntry[]): void
}

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000

/**
 * The outbox of a device that may be offline: it stores writes before sending them, retries until the server answers, keeps
 * the order within a lane, and removes an entry only once it is accepted or discarded.
 */
export class Outbox {
  readonly #parts: Parts
  #entries: OutboxEntry[] = []
  /** Entries not stored yet: a slow device hides nothing from their author. */
  #coming: OutboxEntry[] = []
  #pauseMs = FIRST_RETRY_MS
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Reads the entries of an earlier page, and sends them. */
  async open(): Promise<void> {
    await this.#read()
    await this.flush()
  }

  stop(): void {
    this.#isStopped = true
  }

  /** Resolves when the entry is stored; it shows at once, and is sent from then on. */
  async add(entry: Omit<OutboxEntry, 'order' | 'refusal'>): Promise<void> {
    const order = Math.max(0, ...this.#all().map((each) => each.order), Date.now()) + 1
    const row = { ...entry, order }
    this.#coming.push(row)
    this.#show(this.#entries)
    try {
      await this.#parts.store.put(row)
      this.#entries = [...this.#entries.filter(({ id }) => id !== row.id), row]
    } finally {
      this.#coming = this.#coming.filter(({ id }) => id !== entry.id)
      this.#show(this.#entries)
    }
    void this.flush()
  }

  /** Retries a rejected entry, after those that wait. */
  async retry(id: string): Promise<void> {
    const entry = this.#entries.find((each) => each.id === id)
    if (!entry) return
    const { refusal: _, ...again } = entry
    await this.#parts.store.put(again)
    await this.#read()
    void this.flush()
  }

  async discard(id: string): Promise<void> {
    await this.#parts.store.remove(id)
    await this.#read()
  }

  /** Sends the waiting entries, each lane on its own. */
  async flush(): Promise<void> {
    const lanes = new Set(this.#entries.filter((entry) => !entry.refusal).map(({ lane }) => lane))
    await Promise.all([...lanes].map((lane) => this.#parts.exclusive(lane, () => this.#sendLane(lane))))
  }

  async #sendLane(lane: string): Promise<void> {
    while (!this.#isStopped) {
      // Another page of this device may have sent it in the meantime.
      await this.#read()
      const waiting = this.#entries.filter((entry) => entry.lane === lane && !entry.refusal)
      const [next] = waiting.toSorted((a, b) => a.order - b.order)
      if (!next) return
      const result = await this.#parts.send(next)
      if (result === 'taken') {
        await this.#parts.store.remove(next.id)
        this.#pauseMs = FIRST_RETRY_MS
      } else if ('refusal' in result) await this.#parts.store.put({ ...next, refusal: result.refusal })
      else return this.#waitFor(result.retryAfterMs)
      await this.#read()
    }
  }

  #waitFor(retryAfterMs: number | undefined): void {
    this.#parts.later(retryAfterMs ?? this.#pauseMs, () => !this.#isStopped && void this.flush())
    this.#pauseMs = Math.min(this.#pauseMs * 2, LAST_RETRY_MS)
  }

  async #read(): Promise<void> {
    this.#show(await this.#parts.store.list())
  }

  #show(entries: OutboxEntry[]): void {
    this.#entries = entries
    this.#parts.onChange(this.#all())
  }

  #all(): OutboxEntry[] {
    const ids = new Set(this.#entries.map(({ id }) => id))
    const coming = this.#coming.filter(({ id }) => !ids.has(id))
    return [...this.#entries, ...coming].toSorted((a, b) => a.order - b.order)
  }
}
