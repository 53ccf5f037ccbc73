import {
  COLORS,
  type Color,
  type Figure,
  HIGHLIGHTS,
  type Highlight,
  type Inline,
  type Mark,
  type RichText,
} from '#platform/contract/rich-text/document.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { inlineOf, normaliseLine, partsOf } from '#platform/contract/rich-text/line.ts'

const PIECE = /<(\/?)(b|i|a|color|mark)((?: [a-z]+="[^"<]*")?)>|<br>|[^<]+|</g
const PICTURE = /\n<picture id="([\da-f-]{36})">((?:[^<]|<br>)*)<\/picture>/g
/** All of them, at the end. */
const PICTURES = new RegExp(String.raw`(?:${PICTURE.source})+$`)
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Returns a page's text for translators, with `<b>`, `<i>`, `<a href>`, `<color is>`, `<mark is>` and `<picture id>` as markup. */
export function markupOf(document: RichText): string {
  const words = partsOf(document).map((part) =>
    part.type === 'text' ? (part.marks ?? []).reduce(marked, escaped(part.text)) : '\n',
  )
  return [...words, ...figuresIn(document).map(pictureMarkup)].join('')
}

/** Below the words: what the picture shows, and its caption on a line of its own. */
function pictureMarkup({ picture, alt, caption }: Figure['attrs']): string {
  const lines = [alt, ...(caption === '' ? [] : [caption])].map(escaped).join('<br>')
  return `\n<picture id="${picture}">${lines}</picture>`
}

function marked(inner: string, mark: Mark): string {
  if (mark.type === 'bold') return `<b>${inner}</b>`
  if (mark.type === 'italic') return `<i>${inner}</i>`
  if (mark.type === 'link') return `<a href="${escaped(mark.attrs.href)}">${inner}</a>`
  return mark.type === 'color'
    ? `<color is="${mark.attrs.color}">${inner}</color>`
    : `<mark is="${mark.attrs.color}">${inner}</mark>`
}

/** Parses such markup into a document; `undefined` if a mark is unknown, unclosed or closed without a start. */
export function documentOf(markup: string): RichText | undefined {
  const pictures = PICTURES.exec(markup)?.[0] ?? ''
  const line = lineFrom(markup.slice(0, markup.length - pictures.length))
  return line && { ...line, content: [...line.content, ...[...pictures.matchAll(PICTURE)].map(figureOf)] }
}

function figureOf([, picture = '', lines = '']: RegExpMatchArray): Figure {
  const [alt = '', ...caption] = lines.split('<br>').map(unescaped)
  return { type: 'figure', attrs: { picture, alt, caption: caption.join(' ') } }
}

function lineFrom(markup: string): RichText | undefined {
  const open: { name: string; mark: Mark }[] = []
  const parts: Inline = []
  for (const [piece, ends, name, attribute = ''] of markup.matchAll(PIECE)) {
    if (name === undefined) {
      if (piece === '<') return undefined
      const marks = open.map(({ mark }) => mark)
      parts.push(...(piece === '<br>' ? inlineOf('\n') : inlineOf(unescaped(piece), marks)))
    } else if (ends) {
      if (attribute !== '' || open.pop()?.name !== name) return undefined
    } else {
      const mark = markOf(name, attribute)
      if (!mark) return undefined
      open.push({ name, mark })
    }
  }
  if (open.length > 0) return undefined
  return normaliseLine({ type: 'doc', content: [{ type: 'paragraph', content: parts }] })
}

function markOf(name: string, attribute: string): Mark | undefined {
  const [, key = '', rawValue = ''] = /^ ([a-z]+)="(.*)"$/.exec(attribute) ?? []
  const value = unescaped(rawValue)
  if (name === 'b' || name === 'i') return key === '' ? { type: name === 'b' ? 'bold' : 'italic' } : undefined
  if (name === 'a') return key === 'href' ? { type: 'link', attrs: { href: value } } : undefined
  if (key !== 'is') return undefined
  if (name === 'color')
    return COLORS.includes(value as Color) ? { type: 'color', attrs: { color: value as Color } } : undefined
  return HIGHLIGHTS.includes(value as Highlight)
    ? { type: 'highlight', attrs: { color: value as Highlight } }
    : undefined
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
}
