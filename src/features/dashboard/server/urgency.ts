import { DAY_MS } from '#platform/contract/durations.ts'
import type { WeightedStep } from '#platform/server/dashboard-part.ts'

/** A moment that has come presses with this much, beside weights of 0 to 100. */
const PRESSURE = 100
/** Half of the pressure is left for every so many days to go. */
const HALF_DAYS = 3

type Candidate = Pick<WeightedStep, 'id' | 'weight' | 'dueAt'>

/**
 * How urgent a step is: what it matters, and how near its moment is. So an interview in two days comes before a draft
 * without a deadline, and a draft of today before an interview in five days. It only grows as time passes.
 */
export function urgencyOf({ weight, dueAt }: Candidate, now: number): number {
  if (!dueAt) return weight
  const days = Math.max(0, new Date(dueAt).getTime() - now) / DAY_MS
  return weight + PRESSURE * 2 ** (-days / HALF_DAYS)
}

/** Sorts the most urgent step first; of two equal ones the earlier one, and then always the same one. */
export function byUrgency<Step extends Candidate>(steps: readonly Step[], now: number): Step[] {
  return steps.toSorted(
    (one, other) =>
      urgencyOf(other, now) - urgencyOf(one, now) ||
      compareText(one.dueAt ?? LATEST, other.dueAt ?? LATEST) ||
      compareText(one.id, other.id),
  )
}

/** After every moment in ISO form. */
const LATEST = '~'

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
