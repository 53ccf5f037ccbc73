import { DAY_MS } from '#platform/contract/durations.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { CallContent } from '../call.ts'
import { PAPER_DAYS } from '../values.ts'

/**
 * Returns how long the periods of a call take: from each of its dates to the next, and from the deadline to each later
 * one. The last day may count or not, and weeks are rounded.
 */
export function periodLengths({ dates, projectFrom, projectUntil }: CallContent) {
  const { opensAt, deadline, reviewUntil, voteFrom, voteUntil, resultsAt } = dates
  const moments = [opensAt, deadline, reviewUntil, voteFrom, voteUntil, resultsAt]
  const inOrder = [
    ...moments.map((moment) => moment && localDay(new Date(moment))),
    projectFrom,
    projectUntil,
  ]
    .filter((day) => day !== null)
    .toSorted()
  const after = deadline === null ? [] : inOrder.filter((day) => day > localDay(new Date(deadline)))
  const lengths = [
    ...inOrder.slice(1).map((day, at) => daysBetween(inOrder[at]!, day)),
    ...after.map((day) => daysBetween(localDay(new Date(deadline!)), day)),
  ].filter((count) => count > 0)
  const all = lengths.length === 0 ? [] : [...lengths, PAPER_DAYS]
  return {
    days: new Set(all.flatMap((count) => [count, count + 1])),
    weeks: new Set(all.map((count) => Math.round(count / 7))),
  }
}

const daysBetween = (one: string, other: string) => Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS)
