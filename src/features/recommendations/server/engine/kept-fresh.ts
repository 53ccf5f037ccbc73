/** A change that nobody told of is seen after this at the latest. */
const LOOK_EVERY_MS = 30_000
/** What was worn is tidied when all is read again. */
const READ_AGAIN_MS = 3_600_000
/** A transaction may end later than the moment that its row states. */
const OVERLAP_MS = 60_000

type Source = {
  isWorn(): boolean
  /** Gives the moment until which was read. */
  readAll(): Promise<Date>
  readChanged(since: Date, told: readonly string[]): Promise<Date>
  onFailure(): Promise<void>
}

/** Keeps a copy as the database has it, for whoever asks. */
export class KeptFresh {
  readonly #source: Source
  readonly #told = new Set<string>()
  #until = new Date(0)
  #lookedAt = -Infinity
  #readAt = -Infinity
  #busy: Promise<void> = Promise.resolve()

  constructor(source: Source) {
    this.#source = source
  }

  hear(changed: readonly string[] | null): void {
    for (const id of changed ?? []) this.#told.add(id)
    if (changed === null) this.#lookedAt = -Infinity
  }

  /** One after another, so that nobody reads half of a change. */
  async refresh(): Promise<void> {
    const turn = this.#busy.then(() => this.#refresh())
    this.#busy = turn.catch(() => undefined)
    await turn
  }

  async #refresh(): Promise<void> {
    const now = performance.now()
    const isOld = now - this.#readAt > READ_AGAIN_MS || this.#source.isWorn()
    if (!isOld && now - this.#lookedAt < LOOK_EVERY_MS && this.#told.size === 0) return
    const told = [...this.#told]
    try {
      if (isOld) {
        this.#until = await this.#source.readAll()
        this.#readAt = performance.now()
      } else {
        this.#until = await this.#source.readChanged(new Date(this.#until.getTime() - OVERLAP_MS), told)
      }
      for (const id of told) this.#told.delete(id)
      this.#lookedAt = now
    } catch (error) {
      await this.#source.onFailure()
      // What is known is better than nothing while the database is away.
      if (this.#readAt === -Infinity) throw error
    }
  }
}
