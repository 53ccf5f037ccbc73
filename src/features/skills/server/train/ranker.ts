/** A judged proposal: its signs, whether it was right, and the number of its text. */
export type Judged = { text: number; right: boolean; signs: readonly number[] }

/** The weights of signs, for names in English and in our languages. */
export type Ranker = { english: readonly number[]; ours: readonly number[] }

/** Strength with which the scale is held at one. */
const HOLD_SCALE = 10
const FOLDS = 8
const ROUNDS = 40
const SETTLED = 1e-9

/**
 * Refits a logistic regression on judged proposals, regularised by the earlier weights, and calibrates it by
 * cross-validation over texts. Deterministic: the same rows in the same order give the same weights.
 */
export function refit(rows: readonly Judged[], before: readonly number[], hold: number): number[] {
  if (rows.length === 0) return [...before]
  const weights = fit(rows, before, hold)
  const leftOut = Array.from({ length: FOLDS }, (_, fold) => {
    const without = fit(
      rows.filter(({ text }) => text % FOLDS !== fold),
      before,
      hold,
    )
    return rows
      .filter(({ text }) => text % FOLDS === fold)
      .map((row): Judged => ({ ...row, signs: [1, scoreOf(row.signs, without)] }))
  }).flat()
  // Shift and slope of scores for texts outside the fit.
  const [shift = 0, slope = 1] = fit(leftOut, [0, 1], HOLD_SCALE)
  return weights.map((weight, n) => rounded(weight * slope + (n === 0 ? shift : 0)))
}

/** Returns the most likely weights by Newton's method. */
export function fit(rows: readonly Judged[], before: readonly number[], hold: number): number[] {
  const size = before.length
  let weights = [...before]
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, k) => hold * (weight - before[k]!))
    const bend = weights.map((_one, a) => weights.map((_other, other) => (a === other ? hold : 0)))
    for (const { signs, right } of rows) {
      const likely = chanceOf(scoreOf(signs, weights))
      const wrong = likely - (right ? 1 : 0)
      const spread = likely * (1 - likely)
      for (let a = 0; a < size; a += 1) {
        slope[a]! += wrong * signs[a]!
        for (let b = 0; b < size; b += 1) bend[a]![b]! += spread * signs[a]! * signs[b]!
      }
    }
    const step = solve(bend, slope)
    weights = weights.map((weight, k) => weight - step[k]!)
    if (Math.max(...step.map(Math.abs)) < SETTLED) break
  }
  return weights
}

/** Returns the mean log-likelihood of the judgements under these weights. */
export function likelihood(rows: readonly Judged[], weights: readonly number[]): number {
  const sum = rows.reduce((total, { signs, right }) => {
    const likely = chanceOf(scoreOf(signs, weights))
    return total + Math.log(Math.max(1e-12, right ? likely : 1 - likely))
  }, 0)
  return sum / rows.length
}

function scoreOf(signs: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let n = 0; n < weights.length; n += 1) sum += signs[n]! * weights[n]!
  return sum
}

function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score))
}

/** Solves by Gaussian elimination with pivoting; the matrix is positive definite, because `hold` is on its diagonal. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, n) => [...row, values[n]!])
  const size = rows.length
  for (let k = 0; k < size; k += 1) {
    let best = k
    for (let row = k + 1; row < size; row += 1)
      if (Math.abs(rows[row]![k]!) > Math.abs(rows[best]![k]!)) best = row
    ;[rows[k], rows[best]] = [rows[best]!, rows[k]!]
    for (let row = 0; row < size; row += 1) {
      if (row === k) continue
      const share = rows[row]![k]! / rows[k]![k]!
      for (let column = k; column <= size; column += 1) rows[row]![column]! -= share * rows[k]![column]!
    }
  }
  return rows.map((row, k) => row[size]! / row[k]!)
}

function rounded(weight: number): number {
  return Math.round(weight * 1e6) / 1e6
}
