import { randomUUID } from 'node:crypto'
import type { Locale } from '#platform/contract/locale.ts'
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
import { SUMMARY_MAX, TAG_MAX, TAGS_MAX, TITLE_MAX } from '../../contract/content.ts'
import { oldPath } from '../../contract/wordpress/old-path.ts'

/** A picture by its address, under the id that texts name here. */
export type ForeignPicture = { id: string; address: string }
export type Post = {
  title: string
  summary: string
  body: RichText
  tags: string[]
  /** When it was published there; null for a draft. */
  date: string | null
  /** Its addresses there, the one that readers met first; one of them says whether it is here already. */
  paths: string[]
  cover: { picture: string; alt: string } | null
  pictures: ForeignPicture[]
}
export type Export = { language: Locale; posts: Post[]; skipped: number }

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
  const posts = items.filter(isOf('post')).filter((item) => SHOWN.has(textOf(item, 'wp:status')))
  const read = posts.slice(0, POSTS_MAX).map((item) => postOf(item, files))
  const whole = read.filter(({ title, body }) => title !== '' && body.content.length > 0)
  return {
    language: /^en\b/i.test(textOf(channel, 'language')) ? 'en' : 'bhs',
    posts: whole,
    skipped: posts.length - whole.length,
  }
}

const NOTHING: XmlElement = { name: '', attributes: {}, children: [], text: '', start: 0, end: 0 }

function postOf(item: XmlElement, files: ReadonlyMap<string, XmlElement>): Post {
  const pictures: ForeignPicture[] = []
  const idOf = (address: string) => {
    if (!/^https?:\/\//i.test(address) || address.length > 2000) return undefined
    const foreignPicture = pictures.find((one) => one.address === address)
    if (foreignPicture || pictures.length === PICTURES_MAX) return foreignPicture?.id
    const id = randomUUID()
    pictures.push({ id, address })
    return id
  }
  const file = files.get(metaOf(item, '_thumbnail_id'))
  const cover = file && idOf(textOf(file, 'wp:attachment_url'))
  const html = paragraphed(captioned(textOf(item, 'content:encoded')))
  const body = withEmbeds(foreignDocument(html, PUBLICATION, ({ src }) => idOf(src)) ?? NO_RICH_TEXT)
  const status = textOf(item, 'wp:status')
  const date = new Date(`${textOf(item, 'wp:post_date_gmt').replace(' ', 'T')}Z`)
  return {
    title: wordsOf(textOf(item, 'title')).slice(0, TITLE_MAX).trim(),
    summary: shortened(wordsOf(textOf(item, 'excerpt:encoded')) || plainText(body)),
    body,
    tags: tagsOf(item),
    date: status === 'publish' && !Number.isNaN(date.getTime()) ? toIso(date) : null,
    paths: pathsOf(item),
    cover: cover
      ? { picture: cover, alt: wordsOf(metaOf(file, '_wp_attachment_image_alt')).slice(0, ALT_MAX) }
      : null,
    pictures,
  }
}

function metaOf(item: XmlElement, key: string): string {
  const meta = item.children.find((one) => one.name === 'wp:postmeta' && textOf(one, 'wp:meta_key') === key)
  return meta ? textOf(meta, 'wp:meta_value') : ''
}

function tagsOf(item: XmlElement): string[] {
  const tags = item.children
    .filter(({ name, attributes }) => name === 'category' && attributes.domain === 'post_tag')
    .map(({ text }) => wordsOf(text).slice(0, TAG_MAX).trim())
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, TAGS_MAX)
}

/** A post has its address and, whatever that is, one with its number. */
function pathsOf(item: XmlElement): string[] {
  const link = textOf(item, 'link')
  const number = textOf(item, 'wp:post_id')
  const path = URL.canParse(link) ? oldPath(new URL(link).pathname) : undefined
  return [path, /^\d{1,12}$/.test(number) ? `/?p=${number}` : undefined].flatMap((one) => one ?? [])
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
