import { FileFault } from './file-fault.ts'

export type XmlNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlNode | string)[]
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));|&/g
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const DEPTH_MAX = 60

/**
 * Reads the XML of a file for translators: elements, texts and references only, without anything that includes or expands.
 * Rejects malformed input with its line.
 */
export function readXml(source: string): XmlNode {
  // The standard allows one kind of line end; an intended one is written as a reference.
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const root: XmlNode = { name: '', attributes: {}, children: [] }
  const open = [root]
  const pattern = new RegExp(TOKEN)
  let at = 0
  const broken = () => new FileFault('broken', String(text.slice(0, at).split('\n').length))
  const decoded = (words: string) =>
    words.replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
      const sign = name === undefined ? signOf(decimal, hex) : NAMED[name]
      if (sign === undefined) throw broken()
      return sign
    })
  while (at < text.length) {
    pattern.lastIndex = at
    const [token, data, ends, name, attributes = '', closed, words] = pattern.exec(text) ?? []
    const inside = open.at(-1)!
    if (token === undefined) throw broken()
    if (words !== undefined) inside.children.push(decoded(words))
    else if (data !== undefined) inside.children.push(data)
    else if (name !== undefined && ends) {
      if (open.length === 1 || inside.name !== name) throw broken()
      open.pop()
    } else if (name !== undefined) {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', one, other]) => [
        key,
        decoded(one ?? other ?? ''),
      ])
      const node: XmlNode = { name, attributes: Object.fromEntries(pairs), children: [] }
      inside.children.push(node)
      if (!closed) open.push(node)
      if (open.length > DEPTH_MAX) throw broken()
    }
    at = pattern.lastIndex
  }
  const elements = root.children.filter((child) => typeof child !== 'string')
  const [element] = elements
  if (open.length > 1 || elements.length > 1 || !element) throw broken()
  return element
}

function signOf(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

export function elementsOf({ children }: XmlNode, name: string): XmlNode[] {
  return children.filter((child): child is XmlNode => typeof child !== 'string' && child.name === name)
}
