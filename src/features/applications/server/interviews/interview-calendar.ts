import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { appointmentCalendar } from '#platform/server/feeds/appointment-calendar.ts'
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

/** An interview for a calendar; its text also has the time in Sarajevo. */
export function interviewCalendar(drawing: Drawing): string {
  const { application, about, date, state, path, locale, publicUrl, productName } = drawing
  const { t, title, organisation } = wordsOf(about, locale)
  const start = new Date(date.at)
  const when = t('interview.when', { date: formatDate(start, locale), time: formatTime(start) })
  return appointmentCalendar({
    ...date,
    id: `interview-${application}`,
    product: 'interviews',
    state,
    summary: t('interview.event', { title }),
    description: [organisation, when, date.note].filter(Boolean).join('\n'),
    path,
    organiser: organisation,
    publicUrl,
    productName,
  })
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
