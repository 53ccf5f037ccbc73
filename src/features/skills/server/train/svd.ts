import { type Dense, dense, type Sparse, times, turnedTimes } from './sparse.ts'

export type Factors = { left: Dense; right: Dense; strengths: number[] }

const SPARE = 10
const ROUNDS = 3
const SWEEPS = 30

/**
 * Returns the strongest factors of a sparse matrix, by randomised SVD with a few iterations. Deterministic: a fixed seed.
 */
export function factorise(matrix: Sparse, dimensions: number): Factors {
  const width = Math.min(dimensions + SPARE, matrix.rows, matrix.columns)
  let basis = times(matrix, noise(matrix.columns, width))
  for (let round = 0; round < ROUNDS; round += 1) {
    orthonormalise(basis)
    const turned = turnedTimes(matrix, basis)
    orthonormalise(turned)
    basis = times(matrix, turned)
  }
  orthonormalise(basis)
  const projected = turnedTimes(matrix, basis)
  const { vectors, values } = eigen(gram(projected))
  const rank = Math.min(dimensions, width)
  const strengths = values.slice(0, rank).map((value) => Math.sqrt(Math.max(value, 0)))
  const left = combine(basis, vectors, rank)
  const right = combine(projected, vectors, rank)
  for (let row = 0; row < right.rows; row += 1)
    for (let k = 0; k < rank; k += 1) right.cells[row * rank + k]! /= strengths[k]! || 1
  return { left, right, strengths }
}

/** Returns reproducible noise around zero. */
function noise(rows: number, columns: number): Dense {
  const result = dense(rows, columns)
  let state = 0x9e3779b9
  for (let at = 0; at < result.cells.length; at += 1) {
    let sum = 0
    for (let n = 0; n < 3; n += 1) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      sum += ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296 - 0.5
    }
    result.cells[at] = sum
  }
  return result
}

/** Makes the columns orthonormal; a dependent column becomes zero. */
function orthonormalise({ rows, columns, cells }: Dense): void {
  for (let column = 0; column < columns; column += 1) {
    for (let twice = 0; twice < 2; twice += 1) {
      for (let other = 0; other < column; other += 1) {
        let dot = 0
        for (let at = 0; at < rows * columns; at += columns) dot += cells[at + column]! * cells[at + other]!
        for (let at = 0; at < rows * columns; at += columns) cells[at + column]! -= dot * cells[at + other]!
      }
    }
    let length = 0
    for (let at = column; at < rows * columns; at += columns) length += cells[at]! ** 2
    const scale = length > 1e-18 ? 1 / Math.sqrt(length) : 0
    for (let at = column; at < rows * columns; at += columns) cells[at]! *= scale
  }
}

function gram({ rows, columns, cells }: Dense): Dense {
  const result = dense(columns, columns)
  for (let row = 0; row < rows; row += 1) {
    const from = row * columns
    for (let a = 0; a < columns; a += 1) {
      const value = cells[from + a]!
      for (let b = a; b < columns; b += 1) result.cells[a * columns + b]! += value * cells[from + b]!
    }
  }
  for (let a = 0; a < columns; a += 1)
    for (let b = 0; b < a; b += 1) result.cells[a * columns + b] = result.cells[b * columns + a]!
  return result
}

/** Returns eigenvectors (as columns) of a symmetric matrix by Jacobi rotations, strongest first. */
function eigen(matrix: Dense): { vectors: Dense; values: number[] } {
  const n = matrix.columns
  const a = matrix.cells
  const v = dense(n, n)
  for (let k = 0; k < n; k += 1) v.cells[k * n + k] = 1
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    let off = 0
    for (let p = 0; p < n; p += 1) for (let q = p + 1; q < n; q += 1) off += a[p * n + q]! ** 2
    if (off < 1e-18) break
    for (let p = 0; p < n; p += 1) for (let q = p + 1; q < n; q += 1) rotate(a, v.cells, n, p, q)
  }
  const order = Array.from({ length: n }, (_, k) => k).sort((x, y) => a[y * n + y]! - a[x * n + x]!)
  const vectors = dense(n, n)
  order.forEach((from, to) => {
    for (let row = 0; row < n; row += 1) vectors.cells[row * n + to] = v.cells[row * n + from]!
  })
  return { vectors, values: order.map((k) => a[k * n + k]!) }
}

function rotate(a: Float64Array, v: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q]!
  if (Math.abs(apq) < 1e-14) return
  const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq)
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (let k = 0; k < n; k += 1) {
    const kp = a[k * n + p]!
    const kq = a[k * n + q]!
    a[k * n + p] = c * kp - s * kq
    a[k * n + q] = s * kp + c * kq
  }
  for (let k = 0; k < n; k += 1) {
    const pk = a[p * n + k]!
    const qk = a[q * n + k]!
    a[p * n + k] = c * pk - s * qk
    a[q * n + k] = s * pk + c * qk
    const vp = v[k * n + p]!
    const vq = v[k * n + q]!
    v[k * n + p] = c * vp - s * vq
    v[k * n + q] = s * vp + c * vq
  }
}

function combine(basis: Dense, vectors: Dense, rank: number): Dense {
  const result = dense(basis.rows, rank)
  for (let row = 0; row < basis.rows; row += 1) {
    for (let j = 0; j < basis.columns; j += 1) {
      const value = basis.cells[row * basis.columns + j]!
      for (let k = 0; k < rank; k += 1)
        result.cells[row * rank + k]! += value * vectors.cells[j * vectors.columns + k]!
    }
  }
  return result
}
