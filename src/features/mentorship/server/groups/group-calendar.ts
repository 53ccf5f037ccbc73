import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { appointmentCalendar } from '#platform/server/feeds/appointment-calendar.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { GroupFormat } from '../../contract/groups/groups.endpoints.ts'
import { messages as pagesBhs } from '../../contract/messages.bhs.ts'
import { messages as pagesEn } from '../../contract/messages.en.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'

type Drawing = {
  group: {
    id: string
    topic: Bilingual
    at: string
    minutes: number
    format: GroupFormat
    location: string
    version: number
    isCancelled: boolean
  }
  locale: Locale
  publicUrl: string
  productName: string
}

/** A group session for a calendar. The address on the web stays within the product. */
export function groupCalendar({ group, locale, publicUrl, productName }: Drawing): string {
  const { id, topic, at, minutes, format, location, version, isCancelled } = group
  const t = translator({ bhs, en }, locale)
  const words = translator({ bhs: pagesBhs, en: pagesEn }, locale)
  return appointmentCalendar({
    id: `mentorship-group-${id}`,
    product: 'mentorship',
    at,
    minutes,
    version,
    state: isCancelled ? 'cancelled' : 'agreed',
    summary: t('group.event', { topic: readText(topic, locale).text }),
    description: words(`formats.${format}`),
    ...(location && { place: location }),
    path: '/mentorship',
    organiser: productName,
    publicUrl,
    productName,
  })
}
