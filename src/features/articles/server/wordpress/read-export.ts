import { randomUUID } from 'node:crypto'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { NO_RICH_TEXT, type RichText } from '#platform/contract/rich-text/document.ts'
import { embedFrom, embedSite } from '#platform/contract/rich-text/embeds.ts'
import { foreignDocument } from '#platform/contract/rich-text/html-reader/foreign-html.ts'
import { htmlTokens } from '#platform/contract/rich-text/html-reader/html-tokens.ts'
import { cleanLetters } from '#platform/contract/rich-text/letters.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { child, readXml, textOf, type XmlElement } from '#platform/server/outside/read-xml.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { PARTS_MAX, SERIES_MAX, SUMMARY_MAX, TAG_MAX, TAGS_MAX, TITLE_MAX } from '../../contract/content.ts'
import { type Topic, TOPICS } from '../../contract/topics.ts'
import { oldPath } from '../../contract/wordpress/old-path.ts'
import { META } from './meta.ts'
import { withFootnotes } from './native-footnotes.ts'

/** A picture by its address, under the id that texts name here. */
export type ForeignPicture = { id: string; address: string }
/** An article, in one language or, where the export says which posts are translations of each other, in both. */
export type Post = {
  title: Bilingual
  summary: Bilingual
  body: Record<Locale, RichText>
  tags: string[]
  topic: Topic | undefined
  series: { title: Bilingual; part: number } | null
  /** When it was published there; null for a draft. */
  date: string | null
  /** Its addresses there, the one that readers met first; one of them says whether it is here already. */
  paths: string[]
  cover: { picture: string; alt: Bilingual } | null
  pictures: ForeignPicture[]
}
export type Export = { posts: Post[]; skipped: number }

const ELEMENTS_MAX = 400_000
const POSTS_MAX = 300
const PICTURES_MAX = 30
const SHOWN = new Set(['publish', 'draft', 'private', 'future', 'pending'])

/** Reads the posts of a WordPress export; nothing where the file is none. */
export function readExport(source: string): Export | undefined {
  const channel = child(child(readXml(source, ELEMENTS_MAX), 'rss') ?? NOTHING, 'channel')
  if (!channel || !child(channel, 'wp:wxr_version')) return undefined
  const items = channel.children.filter(({ name }) => name === 'item')
  const isOf = (type: string) => (item: XmlElement) => textOf(item, 'wp:post_type') === type
  const files = new Map(items.filter(isOf('attachment')).map((item) => [textOf(item, 'wp:post_id'), item]))
  const language = localeOf(textOf(channel, 'language'))
  const posts = translationsOf(
    items.filter(isOf('post')).filter((item) => SHOWN.has(textOf(item, 'wp:status'))),
    language,
  )
  const read = posts.slice(0, POSTS_MAX).map((translations) => postOf(translations, files))
  const whole = read.filter(({ title, body }) =>
    LOCALES.some((one) => title[one] !== '' && body[one].content.length > 0),
  )
  return { posts: whole, skipped: posts.length - whole.length }
}

const NOTHING: XmlElement = { name: '', attributes: {}, children: [], text: '', start: 0, end: 0 }

type Translations = Partial<Record<Locale, XmlElement>>

/** Posts of one group are one article, as long as each is in a language of its own. */
function translationsOf(items: readonly XmlElement[], usual: Locale): Translations[] {
  const all: Translations[] = []
  const groups = new Map<string, Translations>()
  for (const item of items) {
    const code = metaOf(item, META.language)
    const language = code === '' ? usual : localeOf(code)
    const group = metaOf(item, META.translations)
    const others = group === '' ? undefined : groups.get(group)
    if (others && !others[language]) {
      others[language] = item
      continue
    }
    const translations: Translations = { [language]: item }
    all.push(translations)
    if (group !== '') groups.set(group, translations)
  }
  return all
}

function localeOf(code: string): Locale {
  return /^en\b/i.test(code) ? 'en' : 'bhs'
}

function postOf(translations: Translations, files: ReadonlyMap<string, XmlElement>): Post {
  const pictures: ForeignPicture[] = []
  const idOf = (address: string) => {
    if (!/^https?:\/\//i.test(address) || address.length > 2000) return undefined
    const foreignPicture = pictures.find((one) => one.address === address)
    if (foreignPicture || pictures.length === PICTURES_MAX) return foreignPicture?.id
    const id = randomUUID()
    pictures.push({ id, address })
    return id
  }
  const items = Object.values(translations)
  const inEach = (textIn: (item: XmlElement) => string): Bilingual => ({
    bhs: translations.bhs ? textIn(translations.bhs) : '',
    en: translations.en ? textIn(translations.en) : '',
  })
  const fileOf = (item: XmlElement) => files.get(metaOf(item, META.cover))
  const file = items.map(fileOf).find((one) => one !== undefined)
  const picture = file && idOf(textOf(file, 'wp:attachment_url'))
  const bodyOf = (item: XmlElement | undefined) => (item ? documentOf(item, idOf) : NO_RICH_TEXT)
  const body = { bhs: bodyOf(translations.bhs), en: bodyOf(translations.en) }
  const dates = items.flatMap((item) => dateOf(item) ?? [])
  return {
    title: inEach((item) => wordsOf(textOf(item, 'title')).slice(0, TITLE_MAX).trim()),
    summary: inEach((item) =>
      shortened(
        wordsOf(textOf(item, 'excerpt:encoded')) || plainText(item === translations.en ? body.en : body.bhs),
      ),
    ),
    body,
    tags: [...new Set(items.flatMap(tagsOf))].slice(0, TAGS_MAX),
    topic: TOPICS.find((topic) => items.some((item) => hasTopic(item, topic))),
    series: seriesOf(items, inEach),
    date: dates.toSorted()[0] ?? null,
    paths: [...new Set(items.flatMap(pathsOf))],
    cover: picture ? { picture, alt: inEach((item) => altOf(fileOf(item))) } : null,
    pictures,
  }
}

function documentOf(item: XmlElement, idOf: (address: string) => string | undefined): RichText {
  const html = withFootnotes(
    paragraphed(captioned(textOf(item, 'content:encoded'))),
    metaOf(item, META.footnotes),
  )
  return withEmbeds(foreignDocument(html, PUBLICATION, ({ src }) => idOf(src)) ?? NO_RICH_TEXT)
}

function dateOf(item: XmlElement): string | undefined {
  const date = new Date(`${textOf(item, 'wp:post_date_gmt').replace(' ', 'T')}Z`)
  const isOut = textOf(item, 'wp:status') === 'publish' && !Number.isNaN(date.getTime())
  return isOut ? toIso(date) : undefined
}

function altOf(file: XmlElement | undefined): string {
  return file ? wordsOf(metaOf(file, META.alt)).slice(0, ALT_MAX) : ''
}

function categoriesOf(item: XmlElement, domain: string): XmlElement[] {
  return item.children.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)
}

function hasTopic(item: XmlElement, topic: Topic): boolean {
  return categoriesOf(item, 'category').some(({ attributes }) => attributes.nicename === topic)
}

function seriesOf(items: readonly XmlElement[], inEach: (textIn: (item: XmlElement) => string) => Bilingual) {
  const part = Math.trunc(Number(items.map((item) => metaOf(item, META.part)).find((one) => one !== '')))
  const title = inEach((item) =>
    wordsOf(categoriesOf(item, 'series')[0]?.text ?? '')
      .slice(0, SERIES_MAX)
      .trim(),
  )
  const isSeries = part >= 1 && part <= PARTS_MAX && (title.bhs !== '' || title.en !== '')
  return isSeries ? { title, part } : null
}

function metaOf(item: XmlElement, key: string): string {
  const meta = item.children.find((one) => one.name === 'wp:postmeta' && textOf(one, 'wp:meta_key') === key)
  return meta ? textOf(meta, 'wp:meta_value') : ''
}

function tagsOf(item: XmlElement): string[] {
  return categoriesOf(item, 'post_tag')
    .map(({ text }) => wordsOf(text).slice(0, TAG_MAX).trim())
    .filter((tag) => tag !== '')
}

/** A post has its address and, unless it is named by something else, one with its number. */
function pathsOf(item: XmlElement): string[] {
  const link = textOf(item, 'link')
  const number = textOf(item, 'wp:post_id')
  const path = URL.canParse(link) ? oldPath(new URL(link).pathname) : undefined
  const isNumbered = /^\d{1,12}$/.test(number) && !textOf(item, 'guid').startsWith('urn:')
  return [path, isNumbered ? `/?p=${number}` : undefined].flatMap((one) => one ?? [])
}

/** The words of a captioned picture, which stand in a bracket of its own. */
function captioned(html: string): string {
  return html
    .replaceAll(/\[caption[^\]]{0,300}\]/g, '<figure>')
    .replaceAll('[/caption]', '</figcaption></figure>')
    .replaceAll(
      /(<figure>\s{0,9}(?:<a [^>]{0,2000}>)?<img [^>]{0,4000}>(?:<\/a>)?)(?!\s*<figcaption)/g,
      '$1<figcaption>',
    )
}

/** Older posts have blank lines instead of paragraphs. */
function paragraphed(html: string): string {
  if (/<p[\s>]/i.test(html)) return html
  return html
    .split(/\n[^\S\n]*\n/)
    .map((piece) =>
      /^\s*<(?:h\d|ul|ol|table|figure|blockquote|pre|div)/i.test(piece)
        ? piece
        : `<p>${piece.trim().replaceAll('\n', '<br>')}</p>`,
    )
    .join('')
}

/** A paragraph that is nothing but the address of a video was a video there. */
function withEmbeds(document: RichText): RichText {
  return {
    ...document,
    content: document.content.map((block) => {
      if (block.type !== 'paragraph') return block
      const words = plainText({ type: 'doc', content: [block] }).trim()
      const href = /^https?:\/\/\S{1,300}$/.test(words) ? embedFrom(words) : undefined
      return href ? { type: 'embed', attrs: { href, title: embedSite(href) } } : block
    }),
  }
}

function wordsOf(html: string): string {
  const words = Array.from(htmlTokens(html), (token) => (token.kind === 'text' ? token.text : '')).join('')
  return cleanLetters(words).replace(/\s+/g, ' ').trim()
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SUMMARY_MAX) return line
  return `${line.slice(0, SUMMARY_MAX - 1).replace(/\s+\S*$/, '')}…`
}
