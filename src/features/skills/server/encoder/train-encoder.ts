import { type Batch, contrast } from './contrast.ts'
import type { EncoderRows } from './encoder.ts'
import { BUCKETS, bucketsOf } from './grams.ts'
import { randomOf } from './random.ts'

/** Two texts that mean the same; those of one family are no strangers to each other. */
export type Pair = { left: string; right: string; family: number }

export type Training = {
  size?: number
  rounds?: number
  batch?: number
  /** Buckets of fewer texts are left out. */
  least?: number
  onRound?: (round: number, loss: number) => void
}

const TEMPERATURE = 0.06
const RATE = 0.15
/** Share of the rate that remains in the last round. */
const LAST_RATE = 0.05
const SEED = 7

/** Learns an encoder by contrast; the same pairs give the same bytes. `pairsOf` gives those of a round. */
export function trainEncoder(
  pairsOf: (round: number) => readonly Pair[],
  { size = 128, rounds = 8, batch = 512, least = 2, onRound }: Training = {},
): EncoderRows {
  const first = pairsOf(0)
  const table = new Table(new Set(first.flatMap(({ left, right }) => [left, right])), size, least)
  const random = randomOf(SEED + 1)
  const count = Math.min(batch, first.length)
  const [left, right] = [new Side(count, size), new Side(count, size)]
  const likeness = new Float32Array(count * count)
  const families = new Int32Array(count)
  for (let round = 0; round < rounds && count > 0; round += 1) {
    const pairs = shuffle(round === 0 ? first : pairsOf(round), random)
    const rate = RATE * (1 - round / rounds + LAST_RATE)
    let loss = 0
    let batches = 0
    for (let from = 0; from + count <= pairs.length; from += count) {
      for (let n = 0; n < count; n += 1) {
        const pair = pairs[from + n]!
        families[n] = pair.family
        left.rows[n] = table.rowsOf(pair.left)
        right.rows[n] = table.rowsOf(pair.right)
      }
      table.encode(left)
      table.encode(right)
      loss += contrast(
        { left: left.vectors, right: right.vectors, families },
        { left: left.gradient, right: right.gradient, likeness },
        TEMPERATURE,
      )
      table.improve(left, rate)
      table.improve(right, rate)
      batches += 1
    }
    onRound?.(round, loss / batches)
  }
  return table.pack()
}

/** The texts of one side of a batch, with their vectors and gradients. */
class Side {
  readonly rows: Int32Array[] = []
  readonly vectors: Batch
  readonly lengths: Float32Array
  readonly gradient: Float32Array

  constructor(count: number, size: number) {
    this.vectors = { count, size, cells: new Float32Array(count * size) }
    this.lengths = new Float32Array(count)
    this.gradient = new Float32Array(count * size)
  }
}

/** The rows that are learned: one for each bucket that enough texts have. */
class Table {
  readonly #size: number
  readonly #buckets: Int32Array
  readonly #rowOf = new Int32Array(BUCKETS).fill(-1)
  /** How much a row says: more where fewer texts have it. */
  readonly #rarity: Float32Array
  readonly #cells: Float32Array
  // One pace for each row serves as well as one for each number, and is several times as fast.
  readonly #squares: Float64Array
  readonly #read = new Map<string, Int32Array>()

  constructor(texts: ReadonlySet<string>, size: number, least: number) {
    const counts = new Int32Array(BUCKETS)
    for (const text of texts) for (const bucket of new Set(bucketsOf(text))) counts[bucket]! += 1
    this.#size = size
    this.#buckets = Int32Array.from([...counts.keys()].filter((bucket) => counts[bucket]! >= least))
    this.#buckets.forEach((bucket, row) => (this.#rowOf[bucket] = row))
    this.#rarity = Float32Array.from(this.#buckets, (bucket) => Math.log(1 + texts.size / counts[bucket]!))
    const random = randomOf(SEED)
    this.#cells = Float32Array.from({ length: this.#buckets.length * size }, () => random() - 0.5)
    for (let at = 0; at < this.#cells.length; at += 1) this.#cells[at]! /= Math.sqrt(size)
    this.#squares = new Float64Array(this.#buckets.length).fill(1e-8)
  }

  rowsOf(text: string): Int32Array {
    let rows = this.#read.get(text)
    if (!rows) {
      rows = Int32Array.from(bucketsOf(text), (bucket) => this.#rowOf[bucket]!).filter((row) => row >= 0)
      this.#read.set(text, rows)
    }
    return rows
  }

  encode({ rows, vectors, lengths }: Side): void {
    const { count, size, cells } = vectors
    cells.fill(0)
    for (let n = 0; n < count; n += 1) {
      const at = n * size
      for (const row of rows[n]!) {
        const weight = this.#rarity[row]!
        const from = row * size
        for (let k = 0; k < size; k += 1) cells[at + k]! += weight * this.#cells[from + k]!
      }
      let square = 0
      for (let k = 0; k < size; k += 1) square += cells[at + k]! * cells[at + k]!
      lengths[n] = Math.sqrt(square)
      const length = lengths[n]! || 1
      for (let k = 0; k < size; k += 1) cells[at + k]! /= length
    }
  }

  /** Moves the rows of each text against its gradient, by Adagrad. */
  improve({ rows, vectors, lengths, gradient }: Side, rate: number): void {
    const { count, size, cells } = vectors
    const step = new Float64Array(size)
    for (let n = 0; n < count; n += 1) {
      const at = n * size
      // A unit vector can only turn: what points along it is taken out.
      let along = 0
      for (let k = 0; k < size; k += 1) along += gradient[at + k]! * cells[at + k]!
      const share = 1 / ((lengths[n]! || 1) * count)
      let square = 0
      for (let k = 0; k < size; k += 1) {
        step[k] = (gradient[at + k]! - along * cells[at + k]!) * share
        square += step[k]! * step[k]!
      }
      square /= size
      for (const row of rows[n]!) {
        const weight = this.#rarity[row]!
        this.#squares[row]! += square * weight * weight
        const pace = (rate * weight) / Math.sqrt(this.#squares[row]!)
        const from = row * size
        for (let k = 0; k < size; k += 1) this.#cells[from + k]! -= pace * step[k]!
      }
    }
  }

  /** Returns the rows with their weight, in integers from -127 to 127. */
  pack(): EncoderRows {
    const size = this.#size
    const scales = new Float32Array(this.#buckets.length)
    const cells = new Int8Array(this.#cells.length)
    for (let row = 0; row < scales.length; row += 1) {
      const from = row * size
      let max = 0
      for (let k = 0; k < size; k += 1) max = Math.max(max, Math.abs(this.#cells[from + k]!))
      if (max === 0) continue
      scales[row] = (max * this.#rarity[row]!) / 127
      for (let k = 0; k < size; k += 1) cells[from + k] = Math.round((this.#cells[from + k]! / max) * 127)
    }
    return { size, buckets: this.#buckets, scales, cells }
  }
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const swap = order[last]!
    order[last] = order[other]!
    order[other] = swap
  }
  return order
}
