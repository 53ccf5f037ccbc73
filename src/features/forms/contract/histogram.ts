import type { FieldKind } from './rules/kinds.ts'

const BARS = 10
/** Smaller differences are of binary fractions: nobody enters them. */
const SMALLEST = 1e-7
const MONTHS_MAX = 24

/** The step in which figures are counted: 1, 2 or 5 times a power of ten; of days, kept as digits, a month or a year. */
export function stepOf(kind: FieldKind, { least, most }: { least: number; most: number }): number {
  if (kind === 'date') return monthOf(most) - monthOf(least) < MONTHS_MAX ? 100 : 10_000
  const rough = (most - least) / BARS
  if (rough < SMALLEST) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10
  return step * power
}

const monthOf = (digits: number): number =>
  Math.floor(digits / 10_000) * 12 + (Math.floor(digits / 100) % 100)
