import { BUCKETS, bucketsOf } from './grams.ts'

/** A trained encoder: a row of numbers, with its scale, for each bucket in use. */
export type EncoderRows = {
  size: number
  /** The buckets in use, in order. */
  buckets: Int32Array
  scales: Float32Array
  cells: Int8Array
}

/** Turns texts into unit vectors that are near where texts mean the same. */
export class Encoder {
  readonly size: number
  readonly #rows: EncoderRows
  /** The row of each bucket; -1 without one. */
  readonly #rowOf = new Int32Array(BUCKETS).fill(-1)

  constructor(rows: EncoderRows) {
    this.size = rows.size
    this.#rows = rows
    rows.buckets.forEach((bucket, row) => (this.#rowOf[bucket] = row))
  }

  /** Returns the unit vector of a text; zeros where nothing of it is known. */
  encode(text: string): Float32Array {
    const { size, scales, cells } = this.#rows
    const sum = new Float32Array(size)
    for (const bucket of bucketsOf(text)) {
      const row = this.#rowOf[bucket]!
      if (row < 0) continue
      const scale = scales[row]!
      const from = row * size
      for (let k = 0; k < size; k += 1) sum[k]! += scale * cells[from + k]!
    }
    let square = 0
    for (let k = 0; k < size; k += 1) square += sum[k]! * sum[k]!
    const length = Math.sqrt(square) || 1
    for (let k = 0; k < size; k += 1) sum[k]! /= length
    return sum
  }
}
