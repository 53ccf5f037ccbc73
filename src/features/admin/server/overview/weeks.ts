import { localParts } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'

export const WEEKS = 12

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return shifted(day, -((date.getUTCDay() + 6) % 7))
}

/** Adds days to a date; without a time, so that summer time plays no part. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the Mondays of the last weeks in Sarajevo; the last is that of the current week. */
export function lastWeeks(now: Date): readonly string[] {
  const { year, month, day } = localParts(now)
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  const monday = mondayOf(today)
  return Array.from({ length: WEEKS }, (_, n) => shifted(monday, 7 * (n + 1 - WEEKS)))
}
