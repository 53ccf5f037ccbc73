import { localParts } from '#platform/contract/dates.ts'

export type PartOfDay = 'morning' | 'day' | 'evening'

/** Returns the part of the day for a greeting in Sarajevo; the night belongs to the evening. */
export function partOfDay(at: Date): PartOfDay {
  const hour = Number(localParts(at).hour)
  if (hour >= 4 && hour < 10) return 'morning'
  return hour >= 10 && hour < 18 ? 'day' : 'evening'
}
