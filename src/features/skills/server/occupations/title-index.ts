import type { Idea } from './translate-title.ts'

/** A name of an occupation as stems. */
export type TitleLabel = { occupation: number; stems: readonly string[]; weight: number }

const LABEL_SHARE = 0.36

/**
 * Finds occupations by the stems of their names; rare stems count more, and unshared ones count against. A common stem
 * occurs in thousands of names, so sums are in arrays by label, zero between two uses.
 */
export class TitleIndex {
  readonly #numbers = new Map<string, number>()
  readonly #postings: Int32Array[]
  readonly #rarity: Float64Array
  readonly #occupations: Int32Array
  /** The weight of a name, and of all its stems. */
  readonly #worth: Float64Array
  readonly #weights: Float64Array
  readonly #parts: Float64Array
  readonly #shares: Float64Array
  readonly #owns: Float64Array
  readonly #asked: Float64Array
  readonly #said: Float64Array
  /** Labels in order of their first match; only the first entries are valid. */
  readonly #met: Int32Array
  readonly #credited: Int32Array
  readonly #touched: Int32Array
  #count = 0
  readonly #best: Float64Array

  constructor(labels: readonly TitleLabel[], occupations: number) {
    const lists: number[][] = []
    const owners: Set<number>[] = []
    labels.forEach(({ occupation, stems }, label) => {
      for (const stem of new Set(stems)) {
        const number = this.#numbers.get(stem) ?? this.#numbers.size
        this.#numbers.set(stem, number)
        ;(lists[number] ??= []).push(label)
        ;(owners[number] ??= new Set()).add(occupation)
      }
    })
    this.#postings = lists.map((list) => Int32Array.from(list))
    this.#rarity = Float64Array.from(owners, ({ size }) => Math.log(1 + occupations / (size + 0.5)))
    this.#occupations = Int32Array.from(labels, ({ occupation }) => occupation)
    this.#worth = Float64Array.from(labels, ({ weight }) => weight)
    this.#weights = Float64Array.from(labels, ({ stems }) => this.weigh([...new Set(stems)]))
    const empty = () => new Float64Array(labels.length)
    this.#parts = empty()
    this.#shares = empty()
    this.#owns = empty()
    this.#asked = empty()
    this.#said = empty()
    this.#met = new Int32Array(labels.length)
    this.#credited = new Int32Array(labels.length)
    this.#touched = new Int32Array(labels.length)
    this.#best = new Float64Array(occupations)
  }

  has(stem: string): boolean {
    return this.#numbers.has(stem)
  }

  weigh(stems: readonly string[]): number {
    return stems.reduce((sum, stem) => sum + this.rarityOf(stem), 0)
  }

  rarityOf(stem: string): number {
    const number = this.#numbers.get(stem)
    return number === undefined ? 6 : this.#rarity[number]!
  }

  /** Returns every occupation's best score, zero without a match; valid until the next search. */
  search(ideas: readonly Idea[]): Float64Array {
    const weights = ideas.map((idea) => this.#weightOf(idea))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const best = this.#best.fill(0)
    this.#count = 0
    ideas.forEach((idea, n) => this.#match(idea, weights[n] ?? 0))
    for (let n = 0; n < this.#count; n += 1) {
      const label = this.#touched[n]!
      const recall = this.#asked[label]! / total
      const precision = Math.min(1, this.#said[label]! / (this.#weights[label]! || 1))
      this.#asked[label] = 0
      this.#said[label] = 0
      const occupation = this.#occupations[label]!
      const previous = best[occupation]!
      // The weighted mean of two shares is never above the larger one: most names end here.
      if (this.#worth[label]! * Math.max(recall, precision) <= previous) continue
      const score = this.#worth[label]! * (recall ** (1 - LABEL_SHARE) * precision ** LABEL_SHARE)
      if (score > previous) best[occupation] = score
    }
    return best
  }

  #match(idea: Idea, weight: number): void {
    let credited = 0
    for (const { stems, sure } of idea) credited = this.#credit(stems, sure, credited)
    for (let n = 0; n < credited; n += 1) {
      const label = this.#credited[n]!
      if (this.#asked[label] === 0) {
        this.#touched[this.#count] = label
        this.#count += 1
      }
      this.#asked[label]! += this.#shares[label]! * weight
      this.#said[label]! += this.#owns[label]!
      this.#shares[label] = 0
      this.#owns[label] = 0
    }
  }

  /**
   * Scores every label that shares a stem with this synonym, keeping the best score per label. Returns how many labels are
   * scored so far.
   */
  #credit(stems: readonly string[], sure: number, before: number): number {
    const whole = this.weigh(stems)
    let credited = before
    let met = 0
    for (const stem of new Set(stems)) {
      const number = this.#numbers.get(stem)
      if (number === undefined) continue
      const rarity = this.#rarity[number]!
      for (const label of this.#postings[number]!) {
        if (this.#parts[label] === 0) {
          this.#met[met] = label
          met += 1
        }
        this.#parts[label]! += rarity
      }
    }
    for (let n = 0; n < met; n += 1) {
      const label = this.#met[n]!
      const own = this.#parts[label]!
      this.#parts[label] = 0
      const part = own / whole
      const share = sure * part * Math.sqrt(part)
      if (share <= this.#shares[label]!) continue
      if (this.#shares[label] === 0) {
        this.#credited[credited] = label
        credited += 1
      }
      this.#shares[label] = share
      this.#owns[label] = own * sure
    }
    return credited
  }

  #weightOf(idea: Idea): number {
    let max = 0
    for (const { stems, sure } of idea) max = Math.max(max, sure * this.weigh(stems))
    return max
  }
}
