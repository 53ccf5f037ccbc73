import type { Meanings } from '../train/meanings.ts'

/** The context of a sentence about which nothing was learned. */
const UNKNOWN = 0.5

/** Tells how close a sentence is to a skill's meaning, even without a shared word. */
export class Context {
  readonly #placeOf: ReadonlyMap<string, number>
  readonly #meanings: Meanings
  readonly #lengths: Float32Array

  constructor(meanings: Meanings) {
    this.#meanings = meanings
    this.#placeOf = new Map(meanings.stems.map((stem, place) => [stem, place]))
    const { size, cells } = meanings.skills
    this.#lengths = new Float32Array(cells.length / (size || 1))
    for (let at = 0; at < this.#lengths.length; at += 1) {
      let sum = 0
      for (let k = 0; k < size; k += 1) sum += cells[at * size + k]! ** 2
      this.#lengths[at] = Math.sqrt(sum)
    }
  }

  /** Returns the meaning of words as a vector. */
  read(stems: readonly string[]): Float32Array {
    const { size, cells } = this.#meanings.words
    const vector = new Float32Array(size)
    for (const stem of stems) {
      const place = this.#placeOf.get(stem)
      if (place === undefined) continue
      const weight = this.#meanings.rarity[place]!
      for (let k = 0; k < size; k += 1) vector[k]! += weight * cells[place * size + k]!
    }
    let length = 0
    for (let k = 0; k < size; k += 1) length += vector[k]! ** 2
    const scale = length > 0 ? 1 / Math.sqrt(length) : 0
    for (let k = 0; k < size; k += 1) vector[k]! *= scale
    return vector
  }

  near(vector: Float32Array, skill: number): number {
    const { size, cells } = this.#meanings.skills
    if (size === 0) return UNKNOWN
    const length = this.#lengths[skill] ?? 0
    if (length === 0) return 0
    let dot = 0
    for (let k = 0; k < size; k += 1) dot += vector[k]! * cells[skill * size + k]!
    return dot / length
  }
}
