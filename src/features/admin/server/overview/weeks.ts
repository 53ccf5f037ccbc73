import { localParts } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'

export const WEEKS = 12

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return shifted(day, -((date.getUTCDay() + 6) % 7))
}

/** So many days later; days have no clock here, so no summer time either. */
export function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Mondays of the last weeks in Sarajevo, the one of the week that lasts as the last. */
export function lastWeeks(now: Date): readonly string[] {
  const { year, month, day } = localParts(now)
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  const monday = mondayOf(today)
  return Array.from({ length: WEEKS }, (_, n) => shifted(monday, 7 * (n + 1 - WEEKS)))
}
