import type { Vectors } from '../train/vectors.ts'

/** Packed vectors with their lengths, to be compared with one vector at a time. */
export class UnitVectors {
  readonly #vectors: Vectors
  readonly #shares: Float32Array

  constructor(vectors: Vectors) {
    this.#vectors = vectors
    const { size, cells } = vectors
    this.#shares = new Float32Array(size === 0 ? 0 : cells.length / size).map((_, n) => {
      let square = 0
      for (let k = n * size; k < (n + 1) * size; k += 1) square += cells[k]! * cells[k]!
      return square === 0 ? 0 : 1 / Math.sqrt(square)
    })
  }

  /** Returns the likeness of each to a unit vector, nothing below zero. */
  likenesses(vector: Float32Array): Float32Array {
    const { size, cells } = this.#vectors
    return this.#shares.map((share, n) => {
      let dot = 0
      for (let k = 0; k < size; k += 1) dot += vector[k]! * cells[n * size + k]!
      return Math.max(0, dot * share)
    })
  }
}
