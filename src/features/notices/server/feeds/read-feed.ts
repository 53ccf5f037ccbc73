import { createHash } from 'node:crypto'
import { decodeBytes } from '../text/decode-bytes.ts'
import { stripMarkup } from '../text/strip-markup.ts'
import { readJsonFeed } from './json-feed.ts'
import { readXmlFeed } from './xml-feed.ts'

/** An item as it stands in a feed; its texts may be HTML. */
export type RawItem = { id: string; link: string; title: string; bodies: string[]; published: string }
export type RawFeed = { title: string; items: RawItem[] }

/** An item as a person reads it. `key` stands for its id. */
export type FeedItem = { key: string; text: string; link: string | null; published: Date | null }
export type ReadFeed = { title: string; items: FeedItem[] }

const TITLE_MAX = 300
const BODY_MAX = 20_000
const ITEMS_MAX = 500

/** The items of an RSS, Atom or JSON Feed; nothing if it is none of them. Never fails, whatever is given. */
export function readFeed(bytes: Uint8Array, given: { type: string; base: URL }): ReadFeed | undefined {
  return readFeedText(decodeFeed(bytes, given.type), given.base)
}

export function readFeedText(text: string, base: URL): ReadFeed | undefined {
  const plain = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .toWellFormed()
  const raw = plain.startsWith('{') ? readJsonFeed(plain) : readXmlFeed(plain)
  if (!raw) return undefined
  return {
    title: lineOf(raw.title),
    items: raw.items.slice(0, ITEMS_MAX).flatMap((item) => itemOf(item, base)),
  }
}

function itemOf({ id, link, title, bodies, published }: RawItem, base: URL): FeedItem[] {
  const line = lineOf(title)
  // Many feeds have the beginning of a text and the whole of it.
  const body = bodies
    .map(plainText)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '')
  const text = [line, body].filter((part) => part !== '').join('\n\n')
  if (!/\p{L}{2}/u.test(text)) return []
  const page = link === '' ? null : URL.parse(link, base.href)
  const address = page && /^https?:$/.test(page.protocol) && page.href.length <= 2000 ? page.href : null
  const stands = id || address || text
  const moment = Date.parse(published)
  return [
    {
      key: createHash('sha256').update(stands).digest('base64url').slice(0, 32),
      text,
      link: address,
      published: Number.isNaN(moment) ? null : new Date(moment),
    },
  ]
}

function lineOf(title: string): string {
  const line = plainText(title.slice(0, 2000)).replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
  return line.slice(0, TITLE_MAX).trim().toWellFormed()
}

/** HTML as plain text, without what a page does not show. */
function plainText(html: string): string {
  return stripMarkup(html.slice(0, BODY_MAX * 2))
    .slice(0, BODY_MAX)
    .trim()
}

/** In the code page that the answer or the document states, unless the bytes say otherwise. */
function decodeFeed(bytes: Uint8Array, type: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const stated =
    /charset\s*=\s*"?([\w-]{2,30})/i.exec(type)?.[1] ??
    /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]{2,30})/i.exec(head)?.[1]
  if (stated === undefined || /^utf-?8$/i.test(stated)) return decodeBytes(bytes)
  try {
    return new TextDecoder(stated).decode(bytes)
  } catch {
    // Nobody knows such a code page.
    return decodeBytes(bytes)
  }
}
