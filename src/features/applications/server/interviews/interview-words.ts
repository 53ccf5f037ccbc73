import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import type { Received } from '../notifications.ts'
import type { CalendarDate } from './interview-calendar.ts'

export type Dated = { application: string } & CalendarDate

/** Where the people who decide read the applications. */
export const deskOf = ({ opportunity }: Received) => `/opportunities/${opportunity}/applications`

export function dateOf({ at, minutes, place, note, version }: Interview): CalendarDate {
  return { at, minutes, place, note, version }
}

export function momentOf(at: string, locale: Locale): { date: string; time: string } {
  const moment = new Date(at)
  return { date: formatLongDate(moment, locale), time: formatTime(moment) }
}
