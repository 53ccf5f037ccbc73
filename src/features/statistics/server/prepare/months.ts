/** Adds months to one such as `2026-11`; a negative number goes back. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Returns the months that end with the one of a day, the earliest first. */
export function monthsUntil(day: string, count: number): readonly string[] {
  const last = day.slice(0, 7)
  return Array.from({ length: count }, (_, n) => addMonths(last, n + 1 - count))
}
