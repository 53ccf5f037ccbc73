/** A sparse matrix, row by row. */
export type Sparse = {
  rows: number
  columns: number
  starts: Int32Array
  places: Int32Array
  values: Float32Array
}

/** A full matrix, row by row. */
export type Dense = { rows: number; columns: number; cells: Float64Array }

export function sparseOf(rows: readonly ReadonlyMap<number, number>[], columns: number): Sparse {
  const filled = rows.reduce((sum, row) => sum + row.size, 0)
  const starts = new Int32Array(rows.length + 1)
  const places = new Int32Array(filled)
  const values = new Float32Array(filled)
  let at = 0
  rows.forEach((row, n) => {
    for (const [place, value] of [...row].sort((a, b) => a[0] - b[0])) {
      places[at] = place
      values[at] = value
      at += 1
    }
    starts[n + 1] = at
  })
  return { rows: rows.length, columns, starts, places, values }
}

export function dense(rows: number, columns: number): Dense {
  return { rows, columns, cells: new Float64Array(rows * columns) }
}

/** Multiplies a sparse matrix by a dense one. */
export function times(a: Sparse, b: Dense): Dense {
  const width = b.columns
  const result = dense(a.rows, width)
  for (let row = 0; row < a.rows; row += 1) {
    const to = row * width
    for (let at = a.starts[row]!; at < a.starts[row + 1]!; at += 1) {
      const value = a.values[at]!
      const from = a.places[at]! * width
      for (let k = 0; k < width; k += 1) result.cells[to + k]! += value * b.cells[from + k]!
    }
  }
  return result
}

/** Multiplies a transposed sparse matrix by a dense one. */
export function turnedTimes(a: Sparse, b: Dense): Dense {
  const width = b.columns
  const result = dense(a.columns, width)
  for (let row = 0; row < a.rows; row += 1) {
    const from = row * width
    for (let at = a.starts[row]!; at < a.starts[row + 1]!; at += 1) {
      const value = a.values[at]!
      const to = a.places[at]! * width
      for (let k = 0; k < width; k += 1) result.cells[to + k]! += value * b.cells[from + k]!
    }
  }
  return result
}
