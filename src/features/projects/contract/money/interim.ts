import { bySigns } from '#platform/contract/letter-order.ts'

/** Returns the interim reports of a contract: all but the last, which is final and ends the project. */
export function interimOf<Report extends { day: string }>(reports: readonly Report[]): Report[] {
  return reports.toSorted((one, other) => bySigns(one.day, other.day)).slice(0, -1)
}
