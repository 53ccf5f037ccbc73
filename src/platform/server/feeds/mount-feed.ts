import { createHash } from 'node:crypto'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Config } from '../config/config.ts'
import type { Mount } from '../feature.ts'
import { Problem } from '../http/problem.ts'
import { queryLocale } from '../http/request-locale.ts'
import { isKnown } from '../pages/conditions.ts'

const TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const
type Format = keyof typeof TYPES
const MINUTES_10 = 600

type Entry = {
  /** The page that it leads to. */
  path: string
  title: string
  description: string
  /** HTML. */
  content?: string
  /** Address of the picture that stands for it. */
  image?: string | undefined
  author?: string | undefined
  category?: string
  changed: Date
  published?: Date
}
type Content = { title: string; description: string; entries: readonly Entry[] }
type Source<Choice extends string> = {
  /** Feeds stand at `/<name>/feed.rss`, `.atom` and `.json`. */
  name: string
  /** The page of the list that the feed follows. */
  page: string | ((choice: Choice | undefined) => string)
  /** A parameter of the address that narrows the list, and how it is read; one that is none is not found. */
  filter?: { name: string; values: readonly Choice[] | ((value: string) => Choice | undefined) }
  read: (input: { locale: Locale; choice: Choice | undefined }) => Promise<Content>
}

/** A public list as RSS, Atom and JSON Feed, with `?lang=` for a language; readers that have it already get 304. */
export function mountFeed<Choice extends string>({ app, services }: Mount, source: Source<Choice>): void {
  const { name, filter, read } = source
  for (const format of Object.keys(TYPES) as Format[]) {
    app.get(`/${name}/feed.${format}`, async (request, reply) => {
      const value = filter && (request.query as Record<string, unknown>)[filter.name]
      const choice = typeof value === 'string' ? choiceOf(filter, value) : undefined
      if (value !== undefined && choice === undefined) throw new Problem(problems.notFound)
      const locale = queryLocale(request)
      const parameters = new URLSearchParams({ lang: locale, ...(choice && { [filter!.name]: choice }) })
      const address = `/${name}/feed.${format}?${parameters}`
      const content = await read({ locale, choice })
      const body = await render({
        config: services.config,
        page: typeof source.page === 'string' ? source.page : source.page(choice),
        address,
        format,
        locale,
        content,
      })
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', `public, max-age=${MINUTES_10}`).header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(`${TYPES[format]}; charset=utf-8`).send(body)
    })
  }
}

function choiceOf<Choice extends string>(
  filter: Source<Choice>['filter'],
  value: string,
): Choice | undefined {
  if (typeof filter?.values === 'function') return filter.values(value)
  return filter?.values.find((each) => each === value)
}

type Input = {
  config: Config
  page: string
  address: string
  format: Format
  locale: Locale
  content: Content
}

async function render({ config, page, address, format, locale, content }: Input): Promise<string> {
  const { publicUrl, productName } = config
  const { Feed } = await import('feed')
  const feed = new Feed({
    id: `${publicUrl}${address}`,
    link: `${publicUrl}${page}`,
    title: `${content.title} | ${productName}`,
    description: content.description,
    language: htmlLang(locale),
    copyright: productName,
    feedLinks: { [format]: `${publicUrl}${address}` },
    updated: new Date(Math.max(0, ...content.entries.map(({ changed }) => Number(changed)))),
  })
  for (const { path, author, category, changed, image, ...rest } of content.entries)
    feed.addItem({
      ...rest,
      id: `${publicUrl}${path}`,
      link: `${publicUrl}${path}?lang=${locale}`,
      date: changed,
      ...(image && { image }),
      ...(author && { author: [{ name: author }] }),
      ...(category && { category: [{ name: category }] }),
    })
  return format === 'rss' ? feed.rss2() : format === 'atom' ? feed.atom1() : feed.json1()
}
