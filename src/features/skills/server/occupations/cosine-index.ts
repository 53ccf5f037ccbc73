/** A name of an occupation as terms: stems or letter groups. */
export type TermLabel = { occupation: number; terms: readonly string[]; weight: number }

/** Finds occupations by cosine similarity of their names; rare terms weigh more. */
export class CosineIndex {
  readonly #numbers = new Map<string, number>()
  readonly #postings: Int32Array[]
  readonly #rarity: Float32Array
  readonly #lengths: Float32Array
  readonly #occupations: Int32Array
  readonly #weights: Float32Array
  /** A number per label, zero between two uses. */
  readonly #sums: Float32Array
  readonly #touched: Int32Array
  readonly #best: Float64Array

  constructor(labels: readonly TermLabel[], occupations: number) {
    const lists: number[][] = []
    labels.forEach(({ terms }, label) => {
      for (const term of new Set(terms)) {
        const number = this.#numbers.get(term) ?? this.#numbers.size
        this.#numbers.set(term, number)
        ;(lists[number] ??= []).push(label)
      }
    })
    this.#rarity = Float32Array.from(lists, (list) => Math.log(1 + labels.length / (list.length + 0.5)))
    this.#postings = lists.map((list) => Int32Array.from(list))
    const squares = new Float32Array(labels.length)
    this.#postings.forEach((list, number) => {
      for (const label of list) squares[label]! += this.#rarity[number]! ** 2
    })
    this.#lengths = squares.map(Math.sqrt)
    this.#occupations = Int32Array.from(labels, ({ occupation }) => occupation)
    this.#weights = Float32Array.from(labels, ({ weight }) => weight)
    this.#sums = new Float32Array(labels.length)
    this.#touched = new Int32Array(labels.length)
    this.#best = new Float64Array(occupations)
  }

  /** Returns every occupation's best score, between 0 and 1; valid until the next search. */
  search(terms: ReadonlyMap<string, number>): Float64Array {
    let square = 0
    let touched = 0
    for (const [term, share] of terms) {
      const number = this.#numbers.get(term)
      const rarity = number === undefined ? UNKNOWN : this.#rarity[number]!
      square += (share * rarity) ** 2
      if (number === undefined) continue
      const gain = share * rarity * rarity
      for (const label of this.#postings[number]!) {
        if (this.#sums[label] === 0) {
          this.#touched[touched] = label
          touched += 1
        }
        this.#sums[label]! += gain
      }
    }
    const best = this.#best.fill(0)
    const length = Math.sqrt(square) || 1
    for (let n = 0; n < touched; n += 1) {
      const label = this.#touched[n]!
      const occupation = this.#occupations[label]!
      const score = (this.#weights[label]! * this.#sums[label]!) / (this.#lengths[label]! * length)
      this.#sums[label] = 0
      if (score > best[occupation]!) best[occupation] = score
    }
    return best
  }
}

/** The rarity of a term in no name: the same as in a few. */
const UNKNOWN = 6
