import { localParts } from '#platform/contract/dates.ts'

const DAY = 86_400_000

/** How many midnights in Sarajevo lie between two moments. */
export function daysUntil(from: Date, at: Date): number {
  return Math.round((dayOf(at) - dayOf(from)) / DAY)
}

function dayOf(date: Date): number {
  const { year, month, day } = localParts(date)
  return Date.UTC(year, month - 1, day)
}
