import { addDays, localDay } from '#platform/contract/local-time.ts'

export const WEEKS = 12

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return addDays(day, -((date.getUTCDay() + 6) % 7))
}

/** Returns the Mondays of the last weeks in Sarajevo; the last is that of the current week. */
export function lastWeeks(now: Date): readonly string[] {
  const monday = mondayOf(localDay(now))
  return Array.from({ length: WEEKS }, (_, n) => addDays(monday, 7 * (n + 1 - WEEKS)))
}
