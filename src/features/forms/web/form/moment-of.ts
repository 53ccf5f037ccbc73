import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'

/** The date and the time of a moment, for a sentence. */
export function momentOf(at: string, locale: Locale): { date: string; time: string } {
  return { date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) }
}
