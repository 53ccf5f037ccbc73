import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatDate, formatTime, TIME_ZONE } from '#platform/contract/dates.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Interview } from '../../contract/interview.endpoints.ts'
import { type About, wordsOf } from '../notifications.ts'

export type CalendarDate = Pick<Interview, 'at' | 'minutes' | 'place' | 'note' | 'version'>
type Drawing = {
  application: string
  about: About
  date: CalendarDate
  /** It stands, it waits for the applicant's answer, or it takes itself out. */
  state: 'agreed' | 'proposed' | 'cancelled'
  /** Where its reader finds it, within the product. */
  path: string
  locale: Locale
  publicUrl: string
  productName: string
}

const STATUSES = {
  agreed: ICalEventStatus.CONFIRMED,
  proposed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/**
 * An interview for a calendar. The moment is in UTC, so that no calendar can be an hour off; its text has the time in
 * Sarajevo. A moved one has the same id and a higher sequence, so that it replaces the earlier one; a cancelled one
 * removes itself in the same way.
 */
export function interviewCalendar(drawing: Drawing): string {
  const { application, about, date, state, path, locale, publicUrl, productName } = drawing
  const { t, title, organisation } = wordsOf(about, locale)
  const { hostname } = new URL(publicUrl)
  const start = new Date(date.at)
  const summary = t('interview.event', { title })
  const when = t('interview.when', { date: formatDate(start, locale), time: formatTime(start) })
  const calendar = ical({
    name: summary,
    method: state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: productName, product: 'interviews' },
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
  calendar.createEvent({
    id: `interview-${application}@${hostname}`,
    sequence: date.version,
    start,
    end: new Date(start.getTime() + date.minutes * MINUTE_MS),
    summary,
    description: [organisation, when, date.note].filter(Boolean).join('\n'),
    url: `${publicUrl}${path}`,
    status: STATUSES[state],
    // Calendars follow the word of its organiser alone.
    organizer: { name: organisation, email: `noreply@${hostname}` },
    ...(date.place && { location: date.place }),
  })
  return calendar.toString()
}

type MailContext = {
  locale: Locale
  data: About & CalendarDate & { application: string }
  publicUrl: string
  productName: string
}

/** The calendar file of a mail about an interview. */
export function mailCalendar(
  { data, ...context }: MailContext,
  { state, path }: Pick<Drawing, 'state' | 'path'>,
) {
  const { application } = data
  const content = interviewCalendar({ ...context, application, about: data, date: data, state, path })
  return { method: state === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const), content }
}
