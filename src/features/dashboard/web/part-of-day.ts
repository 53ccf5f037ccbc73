import { localParts } from '#platform/contract/dates.ts'

export type PartOfDay = 'morning' | 'day' | 'evening'

/** How one greets in Sarajevo at this moment; the night still belongs to the evening. */
export function partOfDay(at: Date): PartOfDay {
  const hour = Number(localParts(at).hour)
  if (hour >= 4 && hour < 10) return 'morning'
  return hour >= 10 && hour < 18 ? 'day' : 'evening'
}
