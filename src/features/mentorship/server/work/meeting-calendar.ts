import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { appointmentCalendar } from '#platform/server/feeds/appointment-calendar.ts'
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

/** A meeting for a calendar. */
export function meetingCalendar({ meeting, locale, publicUrl, productName }: Drawing): string {
  const { session, at, minutes, format, version, isCancelled, who } = meeting
  const t = translator({ bhs, en }, locale)
  const words = translator({ bhs: pagesBhs, en: pagesEn }, locale)
  return appointmentCalendar({
    id: `mentorship-${session}`,
    product: 'mentorship',
    at,
    minutes,
    version,
    state: isCancelled ? 'cancelled' : 'agreed',
    summary: t('calendar.event', { who }),
    description: words(`formats.${format}`),
    path: '/mentorship',
    organiser: productName,
    publicUrl,
    productName,
  })
}
