import { createHash } from 'node:crypto'
import { decodeBytes } from '#platform/contract/decode-bytes.ts'
import { fromLocal } from '#platform/contract/local-time.ts'
import { parseMoment } from '#platform/contract/moment-parser.ts'
import { headOf } from '../facts/organisation-nouns.ts'
import { stripMarkup } from '#platform/server/outside/strip-markup.ts'
import { readJsonFeed } from './json-feed.ts'
import { readXmlFeed } from './xml-feed.ts'

/** An item as in the feed; its texts may be HTML. */
export type RawItem = {
  id: string
  link: string
  title: string
  bodies: string[]
  published: string
  stated: Stated
}
/** Facts that extensions of feeds state about an opportunity beside its text, as written there. */
export type Stated = { organisation: string; place: string; deadline: string; author: string }
export type RawFeed = { title: string; items: RawItem[] }

/** An item as a person reads it. `key` identifies it; organisation and place only come from extensions. */
export type FeedItem = {
  key: string
  text: string
  link: string | null
  published: Date | null
  organisation: string
  place: string
}
export type ReadFeed = { title: string; items: FeedItem[] }

const TITLE_MAX = 300
const BODY_MAX = 20_000
const ITEMS_MAX = 500
const NO_NAME = /^(?:n\/?a|[\s.0-]*|null|none|nil|nan|undefined|guid|id)$/i
/** Labels under which facts from extensions are appended to the text. */
const LABELS = ['Poslodavac', 'Mjesto rada', 'Rok za prijavu']

/** Reads the items of an RSS, Atom or JSON Feed; `undefined` for other formats. Never throws. */
export function readFeed(bytes: Uint8Array, source: { type: string; base: URL }): ReadFeed | undefined {
  return readFeedText(decodeFeed(bytes, source.type), source.base)
}

export function readFeedText(text: string, base: URL): ReadFeed | undefined {
  const plain = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .toWellFormed()
  const raw = plain.startsWith('{') ? readJsonFeed(plain) : readXmlFeed(plain)
  if (!raw) return undefined
  const items = raw.items.slice(0, ITEMS_MAX)
  const ids = repeatedIn(items.map(({ id }) => id))
  const links = repeatedIn(items.map(({ link }) => link))
  return {
    title: lineOf(raw.title),
    items: items.flatMap((item) =>
      itemOf(item, base, { id: mayStand(item.id, ids), link: mayStand(item.link, links) }),
    ),
  }
}

/** Returns names that several items share, because these say nothing about one item. */
function repeatedIn(names: readonly string[]): ReadonlySet<string> {
  const earlier = new Set<string>()
  return new Set(names.filter((name) => earlier.has(name) || !earlier.add(name)))
}

/** Rejects `N/A`, `-` and `null` as names, even if they occur once. */
function mayStand(name: string, repeated: ReadonlySet<string>): boolean {
  return !NO_NAME.test(name) && !repeated.has(name)
}

function itemOf(
  { id, link, title, bodies, published, stated }: RawItem,
  base: URL,
  stands: { id: boolean; link: boolean },
): FeedItem[] {
  const line = lineOf(title)
  // Many feeds contain both the beginning of a text and the whole.
  const body = bodies
    .map(plainText)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  const place = lineOf(stated.place)
  const organisation =
    firstLineOf(stated.organisation) || employerIn(firstLineOf(stated.author), { isOffer: place !== '' })
  const labels = [organisation, place, lineOf(stated.deadline)].map(
    (value, at) => value && `${LABELS[at]}: ${value}`,
  )
  const own = [line, body].filter((part) => part !== '').join('\n\n')
  if (!/\p{L}{2}/u.test(own)) return []
  const page = link === '' ? null : URL.parse(link, base.href)
  const address = page && /^https?:$/.test(page.protocol) && page.href.length <= 2000 ? page.href : null
  const name = (stands.id && id) || (stands.link && address) || own
  const read = parseMoment(published)
  return [
    {
      key: createHash('sha256').update(name).digest('base64url').slice(0, 32),
      text: [own, labels.filter((one) => one !== '').join('\n')].filter((part) => part !== '').join('\n\n'),
      link: address,
      published: read ? (read.moment ?? fromLocal(`${read.day}T00:00`) ?? null) : null,
      organisation,
      place,
    },
  ]
}

/** Returns the author as the employer if the item is an offer with a place, or the name is that of an organisation. */
function employerIn(author: string, { isOffer }: { isOffer: boolean }): string {
  const words = author.split(' ')
  const isNamed = words.some((word) => headOf(word)) || /\b(?:d\.?o\.?o|d\.d|a\.d|s\.p|obrt)\b/i.test(author)
  return words.length > 1 && (isNamed || isOffer) ? author : ''
}

function firstLineOf(html: string): string {
  return lineOf(plainText(html.slice(0, 2000)).split('\n')[0] ?? '')
}

function lineOf(title: string): string {
  const line = plainText(title.slice(0, 2000)).replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
  return line.replaceAll('\ufffd', '').slice(0, TITLE_MAX).trim().toWellFormed()
}

/** Returns HTML as plain text, without content that a page does not show. */
function plainText(html: string): string {
  return stripMarkup(html.slice(0, BODY_MAX * 2))
    .slice(0, BODY_MAX)
    .trim()
}

/**
 * Decodes a feed. The encoding declared in the document takes precedence over the server's, which is often the same for all
 * its files.
 */
function decodeFeed(bytes: Uint8Array, type: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return decodeBytes(bytes, [
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]{2,30})/i.exec(head)?.[1],
    /charset\s*=\s*"?([\w-]{2,30})/i.exec(type)?.[1],
  ])
}
