import { randomBytes } from 'node:crypto'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime, TIME_ZONE } from '#platform/contract/dates.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { findReaderOf, saveFeed } from './calendar.queries.ts'
import { listDeadlinesOf, isOccasion, type OwnDeadline } from './deadlines.queries.ts'

const PURPOSE = 'deadline-feed'
/** 256 random bits. */
const TOKEN = /^[\w-]{43}$/
const ADDRESSES_AN_HOUR = 20
const READS_AN_HOUR = 240
/** Further ahead than on a page. */
const DAYS = 366

type Own = { services: Services; userId: string }

export async function createCalendar({ services, userId }: Own): Promise<{ address: string }> {
  await limitOrThrow(services.db, {
    key: `dashboard:calendar:${userId}`,
    limit: ADDRESSES_AN_HOUR,
    windowSeconds: 3600,
  })
  const token = randomBytes(32).toString('base64url')
  await saveFeed(services.db, { userId, digest: services.secrets.digest(PURPOSE, token) })
  return { address: `${services.config.publicUrl}/calendar/${token}.ics` }
}

/** Returns the calendar behind a private address; throws not found if it has ended or never existed. */
export async function calendarAt(
  services: Services,
  { token, client }: { token: string; client: string },
): Promise<string> {
  await limitOrThrow(services.db, {
    key: `dashboard:feed:${clientKey(services.secrets, client)}`,
    limit: READS_AN_HOUR,
    windowSeconds: 3600,
  })
  const reader = TOKEN.test(token)
    ? await findReaderOf(services.db, services.secrets.digest(PURPOSE, token))
    : undefined
  if (!reader) throw new Problem(platform.notFound)
  const deadlines = await listDeadlinesOf(services.db, { userId: reader.userId, days: DAYS })
  return renderCalendar({ services, deadlines, locale: reader.language })
}

type Drawing = { services: Services; deadlines: readonly OwnDeadline[]; locale: Locale }

/** Renders the calendar with moments in UTC, so that no calendar can be an hour off; its display zone is Sarajevo. */
async function renderCalendar({ services, deadlines, locale }: Drawing): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const { publicUrl, productName } = services.config
  const t = translator({ bhs, en }, locale)
  const calendar = ical({
    name: t('calendar.name', { product: productName }),
    prodId: { company: productName, product: 'deadlines' },
    ttl: 3600,
    x: { 'X-WR-TIMEZONE': TIME_ZONE },
  })
  for (const { id, kind, title, by, at, path } of deadlines) {
    const moment = new Date(at)
    const name = readText(title, locale).text
    const isEvent = isOccasion({ kind })
    const when = { date: formatDate(moment, locale), time: formatTime(moment) }
    calendar.createEvent({
      id: `${kind}-${id}@${new URL(publicUrl).hostname}`,
      start: isEvent ? moment : new Date(moment.getTime() - HOUR_MS),
      end: isEvent ? new Date(moment.getTime() + HOUR_MS) : moment,
      summary:
        kind === 'interview' || kind === 'reply'
          ? t(`calendar.${kind}`, { title: name })
          : isEvent
            ? name
            : t('calendar.deadline', { title: name }),
      description: [by, t(isEvent ? 'calendar.begins' : 'calendar.until', when)].filter(Boolean).join('\n'),
      url: `${publicUrl}${path}`,
    })
  }
  return calendar.toString()
}
