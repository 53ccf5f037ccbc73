import { formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'

/** Formats minutes as hours: 7,5 h. */
export function hoursText(minutes: number, locale: Locale): string {
  return `${formatNumber(minutes / 60, locale)}\u00a0h`
}
