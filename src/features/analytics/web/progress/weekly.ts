import { DAY_MS } from '#platform/contract/durations.ts'
type Point = { day: string; share: number }

const MAX_STEPS = 60

/** Returns points on an even axis of time: between two of them the earlier one holds. */
export function weekly(points: readonly Point[]): number[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return []
  const dayOf = ({ day }: Point) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  const days = dayOf(last) - dayOf(first)
  const steps = Math.min(MAX_STEPS, Math.max(1, days))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = dayOf(first) + (days * step) / steps
    return points.findLast((point) => dayOf(point) <= at)?.share ?? first.share
  })
}
