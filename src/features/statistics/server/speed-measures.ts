import { FEW, type Period } from '../contract/reports.ts'
import type { Cell } from '../contract/statistics.endpoints.ts'

export const SPEED_MEASURES = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type SpeedMeasure = (typeof SPEED_MEASURES)[number]

type Scale = {
  /** Upper bounds of the classes of the histogram; one more class holds greater values. */
  ends: readonly number[]
  /** Thresholds of the Web Vitals: up to `good`, and above `poor`. */
  good: number
  poor: number
  /** Divisor from the unit of the browser to that of the report. */
  per: number
}

const scales: Readonly<Record<SpeedMeasure, Scale>> = {
  lcp: {
    ends: [
      250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000,
    ],
    good: 2500,
    poor: 4000,
    per: 1000,
  },
  inp: {
    ends: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
    good: 200,
    poor: 500,
    per: 1,
  },
  cls: { ends: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1], good: 0.1, poor: 0.25, per: 1 },
  ttfb: {
    ends: [50, 100, 200, 300, 400, 600, 800, 1000, 1300, 1800, 2500, 4000, 8000],
    good: 800,
    poor: 1800,
    per: 1000,
  },
}

/** Returns a histogram of one value, or an empty one where it was not measured. */
export function histogramOf(measure: SpeedMeasure, value: number | undefined): number[] {
  const { ends } = scales[measure]
  const place = ends.findIndex((end) => value !== undefined && value <= end)
  const at = place === -1 ? ends.length : place
  return Array.from({ length: ends.length + 1 }, (_, n) => (value !== undefined && n === at ? 1 : 0))
}

/** Returns the 75th percentile, the share of good and that of poor ones; `few` where too few were measured. */
export function speedCells(measure: SpeedMeasure, counts: readonly number[]): [Cell, Cell, Cell] {
  const { ends, good, poor, per } = scales[measure]
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return [null, null, null]
  if (all < FEW) return ['few', 'few', 'few']
  const share = (isIn: (end: number) => boolean) => {
    const part = counts.reduce((sum, count, n) => sum + (isIn(ends[n] ?? Infinity) ? count : 0), 0)
    return Math.round((part / all) * 1000) / 10
  }
  const value = percentile(ends, counts, all * 0.75)
  return [Math.round((value / per) * 100) / 100, share((end) => end <= good), share((end) => end > poor)]
}

/** Interpolates within the class that reaches the threshold; returns the lower bound of the last class, which has no upper one. */
function percentile(ends: readonly number[], counts: readonly number[], threshold: number): number {
  let before = 0
  for (const [n, end] of ends.entries()) {
    const count = counts[n] ?? 0
    const begin = ends[n - 1] ?? 0
    if (before + count >= threshold) return begin + ((threshold - before) / count) * (end - begin)
    before += count
  }
  return ends.at(-1) ?? 0
}

/** Returns the span under which prepared rows of a period and device are stored; without a device, of all devices. */
export function speedSpan(period: Period, device = ''): string {
  return device ? `${period} ${device}` : period
}
