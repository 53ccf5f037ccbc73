import { bySigns } from '#platform/contract/letter-order.ts'

/** The last report of a contract is the final one, which ends the project; those before it are handed in by themselves. */
export function interimOf<Report extends { day: string }>(reports: readonly Report[]): Report[] {
  return reports.toSorted((one, other) => bySigns(one.day, other.day)).slice(0, -1)
}
