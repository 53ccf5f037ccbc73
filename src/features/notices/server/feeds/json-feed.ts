import { parseUntrustedJson } from '#platform/contract/untrusted-json.ts'
import { type ItemPart, statedIn } from './extension-names.ts'
import type { RawFeed, RawItem } from './read-feed.ts'

/** Reads a JSON Feed (jsonfeed.org, versions 1 and 1.1). */
export function readJsonFeed(text: string): RawFeed | undefined {
  const feed = parsed(text)
  if (!isObject(feed) || !textOf(feed.version).startsWith('https://jsonfeed.org/version/')) return undefined
  const items: readonly unknown[] = Array.isArray(feed.items) ? feed.items : []
  return { title: textOf(feed.title), items: items.flatMap((item) => (isObject(item) ? [itemOf(item)] : [])) }
}

function itemOf(item: Readonly<Record<string, unknown>>): RawItem {
  return {
    id: textOf(item.id),
    link: textOf(item.url) || textOf(item.external_url),
    title: textOf(item.title),
    bodies: [textOf(item.content_html), textOf(item.content_text), textOf(item.summary)],
    published: textOf(item.date_published),
    stated: statedIn(extensionsOf(item)),
  }
}

/** Returns the extensions of a JSON Feed: objects whose names begin with an underscore. */
function extensionsOf(item: Readonly<Record<string, unknown>>): ItemPart[] {
  return Object.entries(item).flatMap(([name, value]) =>
    name.startsWith('_') && isObject(value) ? partsOf(value, 0) : [],
  )
}

function partsOf(value: unknown, depth: number): ItemPart[] {
  if (depth > 4 || typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .slice(0, 40)
    .map(([name, one]: [string, unknown]) => ({ name, text: textOf(one), children: partsOf(one, depth + 1) }))
}

function parsed(text: string): unknown {
  try {
    return parseUntrustedJson(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Accepts numbers in place of texts. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
