import type { PictureFile } from '#features/library/contract/pictures.ts'
import { largestAddress } from '#features/library/contract/pictures.ts'
import { localParts } from '#platform/contract/dates.ts'
import { htmlLang, LOCALES, type Locale } from '#platform/contract/locale.ts'
import { footnotesOf } from '#platform/contract/rich-text/footnotes.ts'
import { escapedHtml, toHtml } from '#platform/contract/rich-text/html.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { slugOf } from '#platform/contract/slug.ts'
import { cardPath } from '../../contract/card-from.ts'
import type { Content } from '../../contract/content.ts'
import type { ArticleState } from '../../contract/editing.endpoints.ts'
import { META } from './meta.ts'
import { footnoteSign, footnotesMeta } from './native-footnotes.ts'

export type Exported = {
  id: string
  slug: string
  author: string
  state: ArticleState
  content: Content
  liveAt: Record<Locale, string | null>
  updatedAt: string
  now: string
  pictures: readonly PictureFile[]
}
type Site = {
  publicUrl: string
  name: string
  topicName: (topic: Content['topic'], locale: Locale) => string
}

/**
 * An article as a WordPress export (WXR 1.2). Each language is a post of its own; both are of one group of translations, by
 * which plugins for languages, and our own reader, know that they belong together.
 */
export function writeExport(article: Exported, site: Site): string {
  const { content, author } = article
  const languages = LOCALES.filter(
    (one) => content.title[one].trim() !== '' || !isBlankText(content.body[one]),
  )
  const numbers = counter()
  const items = languages.map((language) => itemOf({ article, site, language, numbers })).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>${[
    element('title', site.name),
    element('link', site.publicUrl),
    element('pubDate', new Date(article.now).toUTCString()),
    element('language', htmlLang(languages[0] ?? 'bhs')),
    element('wp:wxr_version', '1.2'),
    element('wp:base_site_url', site.publicUrl),
    element('wp:base_blog_url', site.publicUrl),
    `<wp:author>${element('wp:author_login', slugOf(author))}${element('wp:author_display_name', author)}</wp:author>`,
    items,
  ].join('\n')}
</channel>
</rss>
`
}

type Item = { article: Exported; site: Site; language: Locale; numbers: () => number }

/** A post, and behind it each of its pictures as a file that belongs to it. */
function itemOf({ article, site, language, numbers }: Item): string {
  const { content, pictures, id, slug, liveAt, updatedAt } = article
  const number = numbers()
  const publicAt = liveAt[language]
  const body = content.body[language]
  const html = toHtml(body, {
    figure: ({ picture }) => figureOf(pictures, { id: picture, site }),
    card: (attrs) => ({ href: site.publicUrl + cardPath(attrs), title: site.publicUrl + cardPath(attrs) }),
    note: footnoteSign,
    isTagged: true,
  })
  const notes = footnotesOf(body).map(({ attrs }) => attrs.text)
  const inText = new Set(
    body.content.flatMap((block) => (block.type === 'figure' ? [block.attrs.picture] : [])),
  )
  const files = pictures
    .filter((picture) => picture.id === content.cover?.picture || inText.has(picture.id))
    .map((picture) => ({ picture, number: numbers() }))
  const cover = files.find(({ picture }) => picture.id === content.cover?.picture)
  const { topic, tags, series } = content
  const group = `urn:uuid:${id}`
  const address = `${site.publicUrl}/articles/${slug}`
  const post = [
    element('title', escapedHtml(content.title[language])),
    element('link', `${address}?lang=${language}`),
    element('pubDate', new Date(publicAt ?? updatedAt).toUTCString()),
    element('dc:creator', slugOf(article.author)),
    `<guid isPermaLink="false">${group}:${language}</guid>`,
    element('description', ''),
    // A bracket begins a shortcode there.
    element('content:encoded', html.replaceAll('[', '&#91;')),
    element('excerpt:encoded', escapedHtml(content.summary[language])),
    element('wp:post_id', String(number)),
    ...datesOf(publicAt, updatedAt),
    element('wp:comment_status', 'closed'),
    element('wp:post_name', language === 'bhs' ? slug : `${slug}-${language}`),
    element('wp:status', statusOf(article, language)),
    element('wp:post_parent', '0'),
    element('wp:post_type', 'post'),
    category('category', { nicename: topic, name: site.topicName(topic, language) }),
    ...tags.map((tag) => category('post_tag', { nicename: slugOf(tag), name: tag })),
    meta(META.language, htmlLang(language)),
    meta(META.translations, group),
    ...(notes.length > 0 ? [meta(META.footnotes, footnotesMeta(notes))] : []),
    ...(cover ? [meta(META.cover, String(cover.number))] : []),
    ...(series ? seriesParts(series, language) : []),
  ]
  const alts = new Map(
    body.content.flatMap((block) =>
      block.type === 'figure' ? [[block.attrs.picture, block.attrs.alt]] : [],
    ),
  )
  if (content.cover) alts.set(content.cover.picture, content.cover.alt[language])
  const attachments = files.map((file) =>
    fileItem({ ...file, site, parent: number, alt: alts.get(file.picture.id) ?? '' }),
  )
  return [post, ...attachments].map((parts) => `<item>\n${parts.join('\n')}\n</item>`).join('\n')
}

type File = { picture: PictureFile; number: number; parent: number; alt: string; site: Site }

function fileItem({ picture, number, parent, alt, site }: File): string[] {
  const address = site.publicUrl + largestAddress(picture)
  return [
    element('title', escapedHtml(alt)),
    element('link', address),
    `<guid isPermaLink="false">urn:uuid:${picture.id}</guid>`,
    element('wp:post_id', String(number)),
    element('wp:status', 'inherit'),
    element('wp:post_parent', String(parent)),
    element('wp:post_type', 'attachment'),
    element('wp:attachment_url', address),
    meta(META.alt, escapedHtml(alt)),
  ]
}

function figureOf(pictures: readonly PictureFile[], { id, site }: { id: string; site: Site }) {
  const picture = pictures.find((one) => one.id === id)
  return (
    picture && {
      src: site.publicUrl + largestAddress(picture),
      width: picture.width,
      height: picture.height,
    }
  )
}

function seriesParts({ title, part }: NonNullable<Content['series']>, language: Locale): string[] {
  const name = title[language]
  return [
    ...(name.trim() === '' ? [] : [category('series', { nicename: slugOf(name), name })]),
    meta(META.part, String(part)),
  ]
}

function statusOf({ state, liveAt, now }: Exported, language: Locale): string {
  if (state === 'waiting') return 'pending'
  if (state !== 'published' && state !== 'scheduled') return 'draft'
  const at = liveAt[language]
  if (at === null) return 'draft'
  return at > now ? 'future' : 'publish'
}

/** The clock of the site, and that of Greenwich, which a draft has none of. */
function datesOf(liveAt: string | null, updatedAt: string): string[] {
  const seconds = (iso: string) => iso.slice(0, 19).replace('T', ' ')
  return [
    element('wp:post_date', localClock(new Date(liveAt ?? updatedAt))),
    element('wp:post_date_gmt', liveAt === null ? '0000-00-00 00:00:00' : seconds(liveAt)),
    element('wp:post_modified_gmt', seconds(updatedAt)),
  ]
}

function localClock(at: Date): string {
  const { year, month, day, hour, minute } = localParts(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${hour}:${minute}:${two(at.getUTCSeconds())}`
}

function category(domain: string, { nicename, name }: { nicename: string; name: string }): string {
  return `<category domain="${domain}" nicename="${nicename}">${cdata(escapedHtml(name))}</category>`
}

function meta(key: string, value: string): string {
  return `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`
}

function element(name: string, text: string): string {
  return `<${name}>${cdata(text)}</${name}>`
}

/** Its end within the text is cut in two; what XML cannot hold at all is left out. */
function cdata(text: string): string {
  const clean = text.replace(/[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
  return clean === '' ? '' : `<![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function counter(): () => number {
  let last = 0
  return () => (last += 1)
}
