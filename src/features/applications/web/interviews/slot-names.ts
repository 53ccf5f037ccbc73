import { fromLocal, toLocal } from '#platform/contract/local-time.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'

/** Returns the times of the fields with these names, in their order. */
export function momentsIn(data: FormData, names: readonly string[]): (Date | undefined)[] {
  return names.map((name) => fromLocal(fieldText(data, name).slice(0, 16)) ?? undefined)
}

/** Returns what stands in each field at first: what was offered before. */
export function localTimesOf(interview: Interview | null): string[] {
  if (!interview) return ['']
  const times = interview.slots?.length ? interview.slots : [interview.at]
  return times.map((timeAt) => toLocal(new Date(timeAt)))
}
