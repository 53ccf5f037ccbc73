import { readText } from '#platform/contract/bilingual.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { problems } from '#platform/contract/problems.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import type { Mount } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { type Topic, TOPICS } from '../contract/topics.ts'
import { listPublic } from './public.queries.ts'

const TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const
type Format = keyof typeof TYPES
const MINUTES_10 = 600
const ITEMS = 50

/** New articles for readers of feeds: `?topic=` for one topic and `?lang=` for a language. */
export function mountFeeds({ app, services }: Mount): void {
  for (const format of Object.keys(TYPES) as Format[]) {
    app.get(`/articles/feed.${format}`, async (request, reply) => {
      const { topic, lang } = request.query as Record<string, unknown>
      if (topic !== undefined && !TOPICS.includes(topic as Topic)) throw new Problem(problems.notFound)
      const locale = isLocale(lang) ? lang : 'bhs'
      const body = await feed({ services, format, locale, topic: topic as Topic | undefined })
      return reply
        .header('cache-control', `public, max-age=${MINUTES_10}`)
        .type(`${TYPES[format]}; charset=utf-8`)
        .send(body)
    })
  }
}

type Wanted = { services: Services; format: Format; locale: Locale; topic: Topic | undefined }

/** Articles of which this language is there: who follows one reads that one alone. */
async function feed({ services, format, locale, topic }: Wanted): Promise<string> {
  const { publicUrl, productName } = services.config
  const [{ Feed }, rows] = await Promise.all([
    import('feed'),
    listPublic(services.db, { topic, limit: ITEMS }),
  ])
  const t = translator({ bhs, en }, locale)
  const here = `${publicUrl}/articles/feed.${format}?lang=${locale}${topic ? `&topic=${topic}` : ''}`
  const items = rows.flatMap((row) => {
    const since = locale === 'bhs' ? row.liveBhsAt : row.liveEnAt
    return since !== null && since <= row.now ? [{ ...row, since }] : []
  })
  const made = new Feed({
    id: here,
    link: `${publicUrl}/articles`,
    title: `${t('feed.title')} | ${productName}`,
    description: t('feed.description'),
    language: locale === 'bhs' ? 'bs' : 'en',
    copyright: productName,
    feedLinks: { [format]: here },
    updated: new Date(Math.max(0, ...items.map(({ updatedAt }) => Number(updatedAt)))),
  })
  for (const { slug, content, authorName, since, updatedAt } of items) {
    made.addItem({
      id: `${publicUrl}/articles/${slug}`,
      link: `${publicUrl}/articles/${slug}?lang=${locale}`,
      title: readText(content.title, locale).text,
      description: readText(content.summary, locale).text,
      content: toHtml(content.body[locale]),
      ...(authorName !== null && { author: [{ name: authorName }] }),
      category: [{ name: t(`topics.${content.topic}`) }],
      date: updatedAt > since ? updatedAt : since,
      published: since,
    })
  }
  return format === 'rss' ? made.rss2() : format === 'atom' ? made.atom1() : made.json1()
}
