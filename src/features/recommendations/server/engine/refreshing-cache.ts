/** The longest time until a change without a notice is seen. */
const CHECK_INTERVAL_MS = 30_000
/** A reload closes the gaps that changes leave. */
const RELOAD_AFTER_MS = 3_600_000
/** A transaction may commit later than its row's timestamp. */
const OVERLAP_MS = 60_000

type Source = {
  isFragmented(): boolean
  /** Returns the moment up to which it has read. */
  readAll(): Promise<Date>
  readChanged(since: Date, invalidated: readonly string[]): Promise<Date>
  onFailure(): Promise<void>
}

/** A copy of database content: loaded whole once, then updated by changes on demand. */
export class RefreshingCache {
  readonly #source: Source
  readonly #invalidated = new Set<string>()
  #until = new Date(0)
  #checkedAt = -Infinity
  #loadedAt = -Infinity
  #busy: Promise<void> = Promise.resolve()

  constructor(source: Source) {
    this.#source = source
  }

  invalidate(changed: readonly string[] | null): void {
    for (const id of changed ?? []) this.#invalidated.add(id)
    if (changed === null) this.#checkedAt = -Infinity
  }

  /** Refreshes one after another, so that nobody reads half of a change. */
  async refresh(): Promise<void> {
    const turn = this.#busy.then(() => this.#refresh())
    this.#busy = turn.catch(() => undefined)
    await turn
  }

  async #refresh(): Promise<void> {
    const now = performance.now()
    const isOld = now - this.#loadedAt > RELOAD_AFTER_MS || this.#source.isFragmented()
    if (!isOld && now - this.#checkedAt < CHECK_INTERVAL_MS && this.#invalidated.size === 0) return
    const invalidated = [...this.#invalidated]
    try {
      if (isOld) {
        this.#until = await this.#source.readAll()
        this.#loadedAt = performance.now()
      } else {
        this.#until = await this.#source.readChanged(
          new Date(this.#until.getTime() - OVERLAP_MS),
          invalidated,
        )
      }
      for (const id of invalidated) this.#invalidated.delete(id)
      this.#checkedAt = now
    } catch (error) {
      await this.#source.onFailure()
      // Old data serves better than none while the database is unreachable.
      if (this.#loadedAt === -Infinity) throw error
    }
  }
}
