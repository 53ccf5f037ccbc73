/** Rows are people, columns items. */
export type Matrix = readonly (readonly number[])[]

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the sample variance; 0 for a single value. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

/**
 * Returns Cronbach's alpha: how consistent items are. Null for fewer than two items or people, or equal sums of everyone.
 */
export function cronbachAlpha(rows: Matrix): number | null {
  const items = rows[0]?.length ?? 0
  if (items < 2 || rows.length < 2) return null
  const whole = variance(rows.map((row) => row.reduce((sum, value) => sum + value, 0)))
  if (whole === 0) return null
  const apart = columns(rows).reduce((sum, column) => sum + variance(column), 0)
  return (items / (items - 1)) * (1 - apart / whole)
}

/** Returns the correlation of each item with the sum of the others; null where one of them is constant. */
export function restCorrelations(rows: Matrix): (number | null)[] {
  return columns(rows).map((column, item) =>
    correlation(
      column,
      rows.map((row) => row.reduce((sum, value, place) => (place === item ? sum : sum + value), 0)),
    ),
  )
}

function columns(rows: Matrix): number[][] {
  return (rows[0] ?? []).map((_, item) => rows.map((row) => row[item] ?? 0))
}

function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [mid, otherMid] = [mean(one), mean(other)]
  const together =
    one.reduce((sum, value, place) => sum + (value - mid) * ((other[place] ?? 0) - otherMid), 0) /
    (one.length - 1)
  const apart = Math.sqrt(variance(one) * variance(other))
  return apart > 0 ? together / apart : null
}
