/** One element: its name in small letters, its attributes, what is in it. */
export type XmlElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
  /** Where its inside begins and ends in the source. */
  start: number
  end: number
}

const DEPTH_MAX = 60
const ELEMENTS_MAX = 60_000
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML as feeds have it, in one pass and without ever failing: what is broken is text, what is not closed ends
 * where its parent ends. Declarations are skipped, so an entity that a document makes up stays the five letters that
 * it is and can grow into nothing.
 */
export function readXml(source: string): XmlElement {
  const root = element('', new Map(), 0, source.length)
  const open = [root]
  let left = ELEMENTS_MAX
  let at = 0
  while (at < source.length) {
    const top = open.at(-1) ?? root
    const sign = source.indexOf('<', at)
    const until = sign < 0 ? source.length : sign
    if (until > at) top.text += decoded(source.slice(at, until))
    if (sign < 0) break
    if (source.startsWith('<![CDATA[', sign)) {
      const end = before(source, ']]>', sign + 9)
      top.text += source.slice(sign + 9, end)
      at = end + 3
    } else if (source.startsWith('<!--', sign)) at = before(source, '-->', sign + 4) + 3
    else if (source.startsWith('<?', sign)) at = before(source, '?>', sign + 2) + 2
    else if (source.startsWith('<!', sign)) at = declarationEnd(source, sign)
    else if (source.startsWith('</', sign)) {
      const end = before(source, '>', sign)
      close(open, nameOf(source.slice(sign + 2, end)), sign)
      at = end + 1
    } else {
      const end = tagEnd(source, sign + 1)
      if (end < 0) {
        top.text += '<'
        at = sign + 1
        continue
      }
      const tag = source.slice(sign + 1, end)
      at = end + 1
      left -= 1
      if (left < 0) break
      const made = element(nameOf(tag), attributesOf(tag), at, source.length)
      top.children.push(made)
      if (tag.endsWith('/')) made.end = at
      else if (open.length < DEPTH_MAX) open.push(made)
    }
  }
  return root
}

export function child({ children }: XmlElement, name: string): XmlElement | undefined {
  return children.find((one) => one.name === name)
}

/** What an element of this name says; an empty text where there is none. */
export function textOf(parent: XmlElement, name: string): string {
  return child(parent, name)?.text.trim() ?? ''
}

function element(name: string, attributes: XmlElement['attributes'], start: number, end: number): XmlElement {
  return { name, attributes, children: [], text: '', start, end }
}

function close(open: XmlElement[], name: string, sign: number): void {
  const place = open.findLastIndex((one) => one.name === name)
  if (place < 1) return
  for (const one of open.splice(place)) one.end = sign
}

function before(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found
}

/** The end of a document type, past what it declares within brackets. */
function declarationEnd(source: string, sign: number): number {
  const end = before(source, '>', sign)
  const bracket = source.indexOf('[', sign)
  if (bracket < 0 || bracket > end) return end + 1
  return before(source, '>', before(source, ']', bracket)) + 1
}

/** The end of a tag; in its quotes anything may stand but the beginning of another. */
function tagEnd(source: string, from: number): number {
  if (!/[\p{L}_]/u.test(source[from] ?? '')) return -1
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (sign === '<') return -1
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

function nameOf(tag: string): string {
  const name = /^[^\s/>]{1,100}/.exec(tag)?.[0].toLowerCase() ?? ''
  return name.replace(/^(?:atom|a10|rss):/, '')
}

function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', quoted, single] of tag.matchAll(
    /(?<=\s)([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    found.set(name.toLowerCase(), decoded(quoted ?? single ?? ''))
  return found
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? ''
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : ''
    },
  )
}
