import type { Ranked } from './rank.ts'

/** Keeps the best of many without sorting all: a heap whose root is the lowest kept. */
export class Best {
  readonly #slots: Int32Array
  readonly #scores: Float64Array
  #size = 0
  /** The score that another one must exceed. */
  least = -1e5

  constructor(limit: number) {
    this.#slots = new Int32Array(limit)
    this.#scores = new Float64Array(limit)
  }

  offer(slot: number, score: number): void {
    const limit = this.#slots.length
    if (limit === 0) return
    if (this.#size < limit) {
      this.#rise(this.#size++, slot, score)
      if (this.#size === limit) this.least = this.#scores[0]!
      return
    }
    this.#sink(slot, score)
    this.least = this.#scores[0]!
  }

  /** Returns the best first; equal scores in order of publication. */
  sorted(): Ranked[] {
    return Array.from({ length: this.#size }, (_, n) => ({
      slot: this.#slots[n]!,
      score: this.#scores[n]!,
    })).sort((a, b) => b.score - a.score || a.slot - b.slot)
  }

  #rise(from: number, slot: number, score: number): void {
    let at = from
    while (at > 0) {
      const above = (at - 1) >> 1
      if (this.#scores[above]! <= score) break
      this.#put(at, above)
      at = above
    }
    this.#slots[at] = slot
    this.#scores[at] = score
  }

  #sink(slot: number, score: number): void {
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= this.#size) break
      if (below + 1 < this.#size && this.#scores[below + 1]! < this.#scores[below]!) below += 1
      if (this.#scores[below]! >= score) break
      this.#put(at, below)
      at = below
    }
    this.#slots[at] = slot
    this.#scores[at] = score
  }

  #put(at: number, from: number): void {
    this.#slots[at] = this.#slots[from]!
    this.#scores[at] = this.#scores[from]!
  }
}
