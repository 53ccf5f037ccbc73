/** A change that nobody told of is seen after this at the latest. */
const CHECK_INTERVAL_MS = 30_000
/** Gaps that changes leave are closed when all is read again. */
const RELOAD_AFTER_MS = 3_600_000
/** A transaction may end later than the moment that its row states. */
const OVERLAP_MS = 60_000

type Source = {
  isFragmented(): boolean
  /** Gives the moment until which was read. */
  readAll(): Promise<Date>
  readChanged(since: Date, invalidated: readonly string[]): Promise<Date>
  onFailure(): Promise<void>
}

/** A copy of what the database has: read whole once, then what has changed, whenever somebody asks. */
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

  /** One after another, so that nobody reads half of a change. */
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
