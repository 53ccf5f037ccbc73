import { TIME_ZONE } from '#platform/contract/dates.ts'
import { isZone } from '../../contract/availability.ts'

/** Returns the time zone of the device; members abroad read times in it. */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: undefined }).resolvedOptions()
  return isZone(timeZone) ? timeZone : TIME_ZONE
}
