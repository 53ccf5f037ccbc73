import type { Dense } from './sparse.ts'

/** Unit vectors in integers from -127 to 127, one after the other. */
export type Vectors = { size: number; cells: Int8Array }

const SCALE = 127

/** Packs rows of a matrix as unit vectors; tiny cells are lost, which hardly affects likeness. */
export function packVectors({ rows, columns, cells }: Dense): Vectors {
  const packed = new Int8Array(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const from = row * columns
    let max = 0
    for (let k = 0; k < columns; k += 1) max = Math.max(max, Math.abs(cells[from + k]!))
    if (max === 0) continue
    for (let k = 0; k < columns; k += 1) packed[from + k] = Math.round((cells[from + k]! / max) * SCALE)
  }
  return { size: columns, cells: packed }
}

/** Returns the likeness of two vectors: the cosine of their angle. */
export function likeness(a: Vectors, left: number, b: Vectors, right: number): number {
  const { size } = a
  let dot = 0
  let one = 0
  let two = 0
  for (let k = 0; k < size; k += 1) {
    const x = a.cells[left * size + k]!
    const y = b.cells[right * size + k]!
    dot += x * y
    one += x * x
    two += y * y
  }
  return one === 0 || two === 0 ? 0 : dot / Math.sqrt(one * two)
}
