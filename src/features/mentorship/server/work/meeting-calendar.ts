import type { Locale } from '#platform/contract/locale.ts'
import { TIME_ZONE } from '#platform/contract/dates.ts'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { messages as pagesBhs } from '../../contract/messages.bhs.ts'
import { messages as pagesEn } from '../../contract/messages.en.ts'
import type { Format } from '../../contract/kinds.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'

export type Meeting = {
  session: string
  at: string
  minutes: number
  format: Format
  version: number
  isCancelled: boolean
  /** The other of the two, as the reader knows them. */
  who: string
}
type Drawing = { meeting: Meeting; locale: Locale; publicUrl: string; productName: string }

/**
 * A meeting for a calendar. The moment is in UTC, so that no calendar can be an hour off. One that was moved has the same id
 * and a higher sequence, so it takes the place of the one before; one that was cancelled takes itself out in the same way.
 */
export function meetingCalendar({ meeting, locale, publicUrl, productName }: Drawing): string {
  const { session, at, minutes, format, version, isCancelled, who } = meeting
  const t = translator({ bhs, en }, locale)
  const words = translator({ bhs: pagesBhs, en: pagesEn }, locale)
  const { hostname } = new URL(publicUrl)
  const start = new Date(at)
  const summary = t('calendar.event', { who })
  const calendar = ical({
    name: summary,
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: productName, product: 'mentorship' },
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
  calendar.createEvent({
    id: `mentorship-${session}@${hostname}`,
    sequence: version,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    summary,
    description: words(`formats.${format}`),
    url: `${publicUrl}/mentorship`,
    // Calendars follow the word of its organiser alone.
    organizer: { name: productName, email: `noreply@${hostname}` },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
