import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import type { ShownCall } from '../../contract/calls.endpoints.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { callBySlug, listCallCards } from '../calls.queries.ts'

const TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const
type Format = keyof typeof TYPES
const MINUTES_10 = 600
const HOUR = 3_600_000

/** Calls for readers of feeds, and the dates of one call for calendars; `?lang=` for a language. */
export function mountCallFeeds({ app, services }: Mount): void {
  for (const format of Object.keys(TYPES) as Format[]) {
    app.get(`/calls/feed.${format}`, async (request, reply) => {
      const body = await feed(services, format, localeOf(request.query))
      return reply
        .header('cache-control', `public, max-age=${MINUTES_10}`)
        .type(`${TYPES[format]}; charset=utf-8`)
        .send(body)
    })
  }
  app.get('/calls/:slug/calendar.ics', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    const call = await callBySlug(services.db, slug)
    if (!call) throw new Problem(problems.notFound)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${call.slug}.ics"`)
      .header('cache-control', 'no-cache')
      .send(await calendar(services, call, localeOf(request.query)))
  })
}

function localeOf(query: unknown): Locale {
  const { lang } = query as Record<string, unknown>
  return isLocale(lang) ? lang : 'bhs'
}

/** The dates that a team plans by; the last hour before each is what a calendar shows. */
async function calendar({ config }: Services, call: ShownCall, locale: Locale): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const t = translator({ bhs, en }, locale)
  const { text: title } = readText(call.content.title, locale)
  const made = ical({ name: title, prodId: { company: config.productName, product: 'calls' } })
  const { deadline, voteFrom, voteUntil, resultsAt } = call.content.dates
  const moments = { deadline, voteFrom, voteUntil, resultsAt }
  for (const [name, at] of Object.entries(moments) as [keyof typeof moments, string | null][]) {
    if (at === null) continue
    const moment = new Date(at)
    const begins = name === 'voteFrom' || name === 'resultsAt'
    made.createEvent({
      id: `${call.id}-${name}@${new URL(config.publicUrl).hostname}`,
      stamp: new Date(call.publishedAt ?? call.now),
      start: begins ? moment : new Date(moment.getTime() - HOUR),
      end: begins ? new Date(moment.getTime() + HOUR) : moment,
      summary: t(`calendar.${name}`, { title }),
      url: `${config.publicUrl}/calls/${call.slug}`,
    })
  }
  return made.toString()
}

async function feed({ db, config }: Services, format: Format, locale: Locale): Promise<string> {
  const [{ Feed }, calls] = await Promise.all([import('feed'), listCallCards(db, {})])
  const t = translator({ bhs, en }, locale)
  const { publicUrl, productName } = config
  const here = `${publicUrl}/calls/feed.${format}?lang=${locale}`
  const made = new Feed({
    id: here,
    link: `${publicUrl}/ob`,
    title: `${t('feed.title')} | ${productName}`,
    description: t('feed.description'),
    language: locale === 'bhs' ? 'bs' : 'en',
    copyright: productName,
    feedLinks: { [format]: here },
  })
  for (const { slug, title, bank, dates } of calls) {
    if (dates.deadline === null || dates.opensAt === null) continue
    const deadline = new Date(dates.deadline)
    made.addItem({
      id: `${publicUrl}/calls/${slug}`,
      link: `${publicUrl}/calls/${slug}?lang=${locale}`,
      title: readText(title, locale).text,
      description: t('feed.deadline', { date: formatDate(deadline, locale), time: formatTime(deadline) }),
      author: [{ name: bank?.name ?? productName }],
      date: new Date(dates.opensAt),
    })
  }
  return format === 'rss' ? made.rss2() : format === 'atom' ? made.atom1() : made.json1()
}
