import { endOfLocalDay } from '#platform/contract/local-time.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'

const FIELD = 'until'

/** Whether the form names a last day of a suspension that is over, or no day at all. */
export function hasPastEnd(data: FormData): boolean {
  const day = fieldText(data, FIELD)
  const end = endOfLocalDay(day)
  return day !== '' && (!end || end.getTime() <= Date.now())
}

/** The end of the day that the form names, in ISO; null where it names none: then the suspension has no end. */
export function suspensionEnd(data: FormData): string | null {
  return endOfLocalDay(fieldText(data, FIELD))?.toISOString() ?? null
}
