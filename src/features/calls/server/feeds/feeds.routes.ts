import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { mountFeed } from '#platform/server/feeds/mount-feed.ts'
import { sendCalendar } from '#platform/server/feeds/send-calendar.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { queryLocale } from '#platform/server/http/request-locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { findCallBySlug, findRevision, listCallCards } from '../calls.queries.ts'

const MOMENTS = ['deadline', 'voteFrom', 'voteUntil', 'resultsAt'] as const

/** Mounts the feed of calls, and the calendar with the dates of one call. */
export function mountCallFeeds(mount: Mount): void {
  const { app, services } = mount
  const { publicUrl, productName } = services.config
  mountFeed(mount, {
    name: 'calls',
    page: '/ob',
    read: async ({ locale }) => {
      const calls = await listCallCards(services.db, {})
      const t = translator({ bhs, en }, locale)
      return {
        title: t('feed.title'),
        description: t('feed.description'),
        entries: calls.flatMap(({ slug, title, bank, dates }) => {
          if (dates.deadline === null || dates.opensAt === null) return []
          const deadline = new Date(dates.deadline)
          return {
            path: `/calls/${slug}`,
            title: readText(title, locale).text,
            description: t('feed.deadline', {
              date: formatDate(deadline, locale),
              time: formatTime(deadline),
            }),
            author: bank?.name ?? productName,
            changed: new Date(dates.opensAt),
          }
        }),
      }
    },
  })
  app.get('/calls/:slug/calendar.ics', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    const call = await findCallBySlug(services.db, slug)
    if (!call) throw new Problem(problems.notFound)
    const locale = queryLocale(request)
    const t = translator({ bhs, en }, locale)
    const { text: title } = readText(call.content.title, locale)
    const { version, updated } = await findRevision(services.db, call.id)
    // A calendar that has an event already takes a change only with a higher sequence, and drops what is cancelled.
    const { ICalEventStatus } = await import('ical-generator')
    const state = {
      stamp: updated,
      sequence: version,
      status: call.phase === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    }
    // Dates by which a team plans: an end fills the hour before it, a beginning the hour after it.
    const events = MOMENTS.flatMap((name) => {
      const at = call.content.dates[name]
      if (at === null) return []
      const moment = new Date(at)
      const begins = name === 'voteFrom' || name === 'resultsAt'
      return {
        id: `${call.id}-${name}`,
        ...state,
        start: begins ? moment : new Date(moment.getTime() - HOUR_MS),
        end: begins ? new Date(moment.getTime() + HOUR_MS) : moment,
        summary: t(`calendar.${name}`, { title }),
        url: `${publicUrl}/calls/${call.slug}`,
      }
    })
    return sendCalendar(services, reply, { slug: call.slug, title, product: 'calls', events })
  })
}
