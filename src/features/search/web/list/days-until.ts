import { localParts } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'

/** Returns whole calendar days in Sarajevo: 0 is today, whatever the hour. */
export function daysUntil(moment: Date, now: Date): number {
  const dayOf = (date: Date) => {
    const { year, month, day } = localParts(date)
    return Date.UTC(year, month - 1, day)
  }
  return Math.round((dayOf(moment) - dayOf(now)) / DAY_MS)
}
