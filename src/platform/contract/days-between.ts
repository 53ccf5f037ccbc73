import { localParts } from './dates.ts'
import { DAY_MS } from './durations.ts'

/** Counts the midnights in Sarajevo between two moments: 0 is the same day, whatever the hours. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS)
}

function dayOf(date: Date): number {
  const { year, month, day } = localParts(date)
  return Date.UTC(year, month - 1, day)
}
