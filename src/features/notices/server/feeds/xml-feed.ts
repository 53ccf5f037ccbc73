import { statedIn } from './extension-names.ts'
import type { RawFeed, RawItem } from './read-feed.ts'
import { child, readXml, textOf, type XmlElement, XmlTooLarge } from '#platform/server/outside/read-xml.ts'

/** Reads RSS 0.9 to 2.0 (also as RDF) or Atom; `undefined` for other documents. */
export function readXmlFeed(source: string): RawFeed | undefined {
  const document = documentOf(source)
  if (!document) return undefined
  const atom = child(document, 'feed')
  if (atom) {
    const entries = atom.children.filter(({ name }) => name === 'entry')
    return { title: textOf(atom, 'title'), items: entries.map((entry) => entryOf(entry, source)) }
  }
  const rss = child(document, 'rss') ?? child(document, 'rdf:rdf')
  const channel = rss && child(rss, 'channel')
  if (!rss || !channel) return undefined
  const items = [...channel.children, ...rss.children].filter(({ name }) => name === 'item')
  return { title: textOf(channel, 'title'), items: items.map(itemOf) }
}

function documentOf(source: string): XmlElement | undefined {
  try {
    return readXml(source)
  } catch (error) {
    if (error instanceof XmlTooLarge) return undefined
    throw error
  }
}

function itemOf(item: XmlElement): RawItem {
  const guid = textOf(item, 'guid')
  return {
    id: guid || (item.attributes['rdf:about'] ?? ''),
    // An item without a link often uses its address as its id.
    link: linkOf(item) || (/^https?:\/\//i.test(guid) ? guid : ''),
    title: textOf(item, 'title') || textOf(item, 'dc:title'),
    bodies: [textOf(item, 'content:encoded'), textOf(item, 'description'), textOf(item, 'dc:description')],
    published: textOf(item, 'pubdate') || textOf(item, 'dc:date'),
    stated: statedIn(item.children),
  }
}

function entryOf(entry: XmlElement, source: string): RawItem {
  return {
    id: textOf(entry, 'id'),
    link: linkOf(entry),
    title: textIn(entry, 'title', source),
    bodies: [textIn(entry, 'content', source), textIn(entry, 'summary', source)],
    published: textOf(entry, 'published') || textOf(entry, 'updated'),
    stated: statedIn(entry.children),
  }
}

/** Returns a text, or markup embedded in the feed. */
function textIn(entry: XmlElement, name: string, source: string): string {
  const xmlElement = child(entry, name)
  if (!xmlElement) return ''
  return xmlElement.children.length > 0
    ? source.slice(xmlElement.start, xmlElement.end)
    : xmlElement.text.trim()
}

/** Returns the page of an item: stated as a text, or as a link without another relation. */
function linkOf(item: XmlElement): string {
  const links = item.children.filter(({ name }) => name === 'link')
  const page = links.find(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
  return page ? page.text.trim() || (page.attributes.href ?? '') : ''
}
