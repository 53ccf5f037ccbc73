/** One element of a small XML text: its name without prefix, its attributes as written, what is in it. */
export type Element = { name: string; attributes: string; content: string }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * All elements of this name, outermost only, in order. The browser's own parser is closed to us by the content policy,
 * and the parts of a workbook are plain enough: no comments, no sections, no elements of a name within that name.
 */
export function elements(text: string, name: string): Element[] {
  const found: Element[] = []
  const opening = new RegExp(`<(?:\\w{1,20}:)?${name}(\\s[^<>]{0,4000})?>`, 'g')
  const closing = new RegExp(`</(?:\\w{1,20}:)?${name}\\s?>`, 'g')
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const attributes = match[1] ?? ''
    if (attributes.endsWith('/')) {
      found.push({ name, attributes, content: '' })
      continue
    }
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(text)
    if (!end) break
    found.push({ name, attributes, content: text.slice(opening.lastIndex, end.index) })
    opening.lastIndex = closing.lastIndex
  }
  return found
}

export function attribute({ attributes }: Element, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"<]{0,2000})"`).exec(attributes)?.[1]
  return value === undefined ? undefined : plain(value)
}

export function plain(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
