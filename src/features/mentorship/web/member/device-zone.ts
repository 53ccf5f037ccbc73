import { TIME_ZONE } from '#platform/contract/dates.ts'
import { isZone } from '../../contract/availability.ts'

/** Where the clock of this device stands; members abroad read times by it. */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: undefined }).resolvedOptions()
  return isZone(timeZone) ? timeZone : TIME_ZONE
}
