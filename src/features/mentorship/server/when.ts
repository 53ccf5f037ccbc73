import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'

/** A time as Sarajevo has it, and beside it as the mentor's clock shows it where that is another. */
export function when({ at, zone }: { at: string | null; zone: string }, locale: Locale) {
  if (at === null) return { day: '', time: '', theirs: '', abroad: 'no' }
  const moment = new Date(at)
  const [time, theirs] = [formatTime(moment), formatTime(moment, zone)]
  return { day: formatLongDate(moment, locale), time, theirs, abroad: time === theirs ? 'no' : 'yes' }
}
