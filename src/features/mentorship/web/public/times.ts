import { formatTime } from '#platform/contract/dates.ts'
import { localDay } from '#platform/contract/local-time.ts'

/** Moments by the day on which a clock in the zone shows them. */
export function byDay(slots: readonly string[], zone?: string): [string, Date[]][] {
  const days = new Map<string, Date[]>()
  for (const slot of slots) {
    const at = new Date(slot)
    const day = localDay(at, zone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return [...days]
}

/** Returns the time in the other person's zone, if it differs. */
export function otherTime(at: Date, own: string | undefined, other: string): string | undefined {
  const theirs = formatTime(at, other)
  return theirs === formatTime(at, own) ? undefined : theirs
}
