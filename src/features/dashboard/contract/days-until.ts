import { localParts } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'

/** Counts the midnights in Sarajevo between two moments. */
export function daysUntil(from: Date, at: Date): number {
  return Math.round((dayOf(at) - dayOf(from)) / DAY_MS)
}

function dayOf(date: Date): number {
  const { year, month, day } = localParts(date)
  return Date.UTC(year, month - 1, day)
}
