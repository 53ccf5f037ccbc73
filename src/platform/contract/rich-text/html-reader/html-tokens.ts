export type HtmlToken =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** Elements without an end. */
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/**
 * The pieces of the markup that a program puts on the clipboard. The browser's own reader is closed to text of strangers by
 * the policy of our pages, and nothing of it is ever drawn. Each letter is looked at once or twice, whatever stands there.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    if (open > at) yield { kind: 'text', text: decoded(html.slice(at, open)) }
    if (!/[a-z!/?]/i.test(html[open + 1] ?? '')) {
      yield { kind: 'text', text: '<' }
      at = open + 1
      continue
    }
    const end = endOf(html, open)
    if (end < 0) return
    const token = tokenOf(html.slice(open + 1, end))
    if (token) yield token
    at = end + 1
  }
  if (at < html.length) yield { kind: 'text', text: decoded(html.slice(at)) }
}

/** Where the tag or remark ends that begins there; nowhere if it has no end. */
function endOf(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4)
    return end < 0 ? -1 : end + 2
  }
  let quote = ''
  for (let at = open + 1; at < html.length; at += 1) {
    const sign = html[at]!
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '>') return at
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
  }
  return -1
}

function tokenOf(tag: string): HtmlToken | undefined {
  const [, slash, rawName = ''] = /^(\/?)([a-z][a-z0-9:-]*)/i.exec(tag) ?? []
  if (slash === undefined) return undefined
  const name = rawName.toLowerCase()
  if (slash) return { kind: 'close', name }
  return { kind: 'open', name, attributes: attributesOf(tag.slice(rawName.length)) }
}

function attributesOf(rest: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null)
  for (const [, name, double, single, bare] of rest.matchAll(
    /([a-z][\w:-]{0,40})=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  ))
    attributes[name!.toLowerCase()] = decoded(double ?? single ?? bare ?? '')
  return attributes
}

export function isVoid(name: string): boolean {
  return VOID.has(name)
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  euro: '€',
  deg: '°',
  scaron: 'š',
  Scaron: 'Š',
  zcaron: 'ž',
  Zcaron: 'Ž',
  ccaron: 'č',
  Ccaron: 'Č',
  cacute: 'ć',
  Cacute: 'Ć',
  dstrok: 'đ',
  Dstrok: 'Đ',
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name: string) => {
      if (name) return NAMED[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
