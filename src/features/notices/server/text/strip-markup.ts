const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'nbsp:\u00a0 amp:& lt:< gt:> quot:" apos:\' scaron:š Scaron:Š zcaron:ž Zcaron:Ž ccaron:č Ccaron:Č cacute:ć Cacute:Ć ' +
    'dstrok:đ Dstrok:Đ bdquo:„ ldquo:“ rdquo:” lsquo:‘ rsquo:’ sbquo:‚ ndash:– mdash:— hellip:… euro:€ laquo:« raquo:» ' +
    'bull:• middot:· shy:\u00ad auml:ä ouml:ö uuml:ü Auml:Ä Ouml:Ö Uuml:Ü szlig:ß eacute:é egrave:è aacute:á deg:° ' +
    'sect:§ copy:© reg:® ordm:º frac12:½ times:× zwnj:\u200c zwj:\u200d num:# colon:: comma:, period:. lpar:( rpar:)'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
)
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));?/g
const HIDDEN = /<(script|style|head|noscript|template)\b[^>]{0,2000}>[\s\S]{0,100000}?<\/\1\s{0,9}>/gi
const COMMENT = /<!--[\s\S]{0,20000}?-->/g
const BREAKS =
  /<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|header|footer|blockquote|hr|dd|dt|dl)\b[^<>]{0,2000}>/gi
const CELLS = /<\/?(?:td|th)\b[^<>]{0,2000}>/gi
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi

/** Plain text of what may be HTML; blocks become lines, entities letters, also those that were escaped twice. */
export function stripMarkup(text: string): string {
  let plain = text
  if (/<\/?[a-z!][^<>]{0,2000}>/i.test(plain)) plain = withoutTags(plain)
  if (!plain.includes('&')) return plain
  const decoded = decodeEntities(plain)
  const again = /<\/?(?:p|br|div|li|strong|b|span|td|h[1-6])\b[^<>]{0,2000}>/i.test(decoded)
    ? withoutTags(decoded)
    : decoded
  return again.includes('&') ? decodeEntities(again) : again
}

function withoutTags(text: string): string {
  return (/<(?:script|style|head|noscript|template)\b/i.test(text) ? text.replace(HIDDEN, ' ') : text)
    .replace(COMMENT, ' ')
    .replace(BREAKS, '\n')
    .replace(CELLS, ' ')
    .replace(TAG, '')
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' '
  })
}
