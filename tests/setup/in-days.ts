import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { toIso } from '#platform/server/db/rows-of.ts'

/** The moment so many days from now; before now if negative. */
export function inDays(days: number): string {
  return toIso(Date.now() + days * DAY_MS)
}

/** The moment so many hours from now; before now if negative. */
export function inHours(hours: number): string {
  return toIso(Date.now() + hours * HOUR_MS)
}
