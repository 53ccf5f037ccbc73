import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { type Kind, KINDS } from '../../contract/kinds.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { messages as bhs } from '../../contract/server-messages.bhs.ts'
import { messages as en } from '../../contract/server-messages.en.ts'
import { mountCalendar } from './calendar.ts'
import { feedRows } from './feeds.queries.ts'

const TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const
type Format = keyof typeof TYPES
const MINUTES_10 = 600

/** New opportunities for readers of feeds, `?kind=` for one kind and `?lang=` for a language; and deadlines for calendars. */
export function mountFeeds(mount: Mount): void {
  const { app, services } = mount
  for (const format of Object.keys(TYPES) as Format[]) {
    app.get(`/opportunities/feed.${format}`, async (request, reply) => {
      const { kind, lang } = request.query as Record<string, unknown>
      if (kind !== undefined && !KINDS.includes(kind as Kind)) throw new Problem(problems.notFound)
      const locale = isLocale(lang) ? lang : 'bhs'
      const body = await feed({ services, format, locale, kind: kind as Kind | undefined })
      return reply
        .header('cache-control', `public, max-age=${MINUTES_10}`)
        .type(`${TYPES[format]}; charset=utf-8`)
        .send(body)
    })
  }
  mountCalendar(mount)
}

type Wanted = { services: Services; format: Format; locale: Locale; kind: Kind | undefined }

async function feed({ services, format, locale, kind }: Wanted): Promise<string> {
  const [{ Feed }, rows] = await Promise.all([import('feed'), feedRows(services.db, kind)])
  const { publicUrl, productName } = services.config
  const t = translator({ bhs, en }, locale)
  const here = `${publicUrl}/opportunities/feed.${format}?lang=${locale}${kind ? `&kind=${kind}` : ''}`
  const made = new Feed({
    id: here,
    link: `${publicUrl}/opportunities`,
    title: `${t('feed.title')} | ${productName}`,
    description: t('feed.description'),
    language: locale === 'bhs' ? 'bs' : 'en',
    copyright: productName,
    feedLinks: { [format]: here },
    updated: new Date(Math.max(0, ...rows.map(({ changed }) => Number(new Date(changed))))),
  })
  for (const row of rows) {
    const address = `${publicUrl}/opportunities/${row.slug}?lang=${locale}`
    const body = isBlankText(row.body[locale]) ? row.body[locale === 'bhs' ? 'en' : 'bhs'] : row.body[locale]
    const deadline = row.deadline && t('feed.deadline', { date: formatDate(new Date(row.deadline), locale) })
    made.addItem({
      id: `${publicUrl}/opportunities/${row.slug}`,
      link: address,
      title: readText(row.title, locale).text,
      description: [readText(row.summary, locale).text, deadline].filter(Boolean).join(' '),
      content: toHtml(body),
      author: [{ name: row.organisation }],
      category: [{ name: row.kind }],
      date: new Date(row.changed),
      published: new Date(row.published),
    })
  }
  return format === 'rss' ? made.rss2() : format === 'atom' ? made.atom1() : made.json1()
}
