import type {
  Block,
  Callout,
  Card,
  Cell,
  Embed,
  Figure,
  Inline,
  Mark,
  Paragraph,
  RichText,
} from './document.ts'
import { footnotesOf } from './footnotes.ts'

/** Parts that come from elsewhere; without them they are left out. */
type Resolved = {
  figure?: (attrs: Figure['attrs']) => { src: string; width: number; height: number } | undefined
  card?: (attrs: Card['attrs']) => { href: string; title: string } | undefined
  /** The sign of a footnote, by its number; the notes then stand elsewhere, and none below the text. */
  note?: (number: number) => string
  /** Parts say what they are, so that our own reader brings each back as what it was. */
  isTagged?: boolean
}

/** The text as HTML, for readers outside of our pages: search engines and feeds. Pages themselves draw it from parts. */
export function toHtml(document: RichText, resolved: Resolved = {}): string {
  const notes = (resolved.note ? [] : footnotesOf(document)).map(({ attrs }) =>
    tag('li', escapedHtml(attrs.text)),
  )
  const numbers = counter()
  const text = document.content.map((block) => blockHtml(block, { resolved, numbers })).join('')
  return text + (notes.length > 0 ? tag('ol', notes.join('')) : '')
}

type Within = { resolved: Resolved; numbers: () => number }

function counter(): () => number {
  let last = 0
  return () => (last += 1)
}

function blockHtml(block: Block, within: Within): string {
  const inlineHtml = (content: Inline | undefined) => inlineOf(content, within)
  switch (block.type) {
    case 'paragraph':
      return tag('p', inlineHtml(block.content))
    case 'heading':
      return tag(block.attrs.level === 2 ? 'h2' : 'h3', inlineHtml(block.content))
    case 'blockquote':
    case 'callout':
      return tag(
        'blockquote',
        block.content.map((one) => blockHtml(one, within)).join(''),
        within.resolved.isTagged && insetAttribute(block),
      )
    case 'table':
      return tag(
        'table',
        block.content.map((row) => tag('tr', row.content.map(cellHtml(within)).join(''))).join(''),
        within.resolved.isTagged && 'class="wp-block-table"',
      )
    case 'figure':
      return figureHtml(block, within)
    case 'codeBlock':
      return tag('pre', tag('code', inlineHtml(block.content)))
    case 'embed': {
      const { href, title } = block.attrs
      // An address that stands alone is what other programs put the video in place of.
      if (within.resolved.isTagged) return tag('p', escapedHtml(href), partAttribute(block))
      return tag('p', anchor(href, escapedHtml(title || href)))
    }
    case 'card': {
      const card = within.resolved.card?.(block.attrs)
      if (!card) return ''
      const words = anchor(card.href, escapedHtml(card.title))
      return tag('p', words, within.resolved.isTagged && partAttribute(block))
    }
    default:
      return tag(
        block.type === 'bulletList' ? 'ul' : 'ol',
        block.content.map((item) => tag('li', linesHtml(item.content, within))).join(''),
      )
  }
}

const cellHtml = (within: Within) => (cell: Cell) =>
  tag(cell.type === 'tableHeader' ? 'th' : 'td', linesHtml(cell.content, within))

/** A paragraph alone needs no element of its own. */
function linesHtml(paragraphs: readonly Paragraph[], within: Within): string {
  const lines = paragraphs.map(({ content }) => inlineOf(content, within))
  return within.resolved.isTagged && lines.length > 1
    ? lines.map((line) => tag('p', line)).join('')
    : lines.join('<br>')
}

function insetAttribute(block: { type: 'blockquote' } | Callout): string {
  return block.type === 'callout' ? `data-callout="${block.attrs.tone}"` : 'class="wp-block-quote"'
}

function partAttribute({ type, attrs }: Embed | Card): string {
  return `data-part="${escapedHtml(JSON.stringify({ type, attrs }))}"`
}

function figureHtml({ attrs }: Figure, { resolved }: Within): string {
  const picture = resolved.figure?.(attrs)
  if (!picture) return ''
  const { src, width, height } = picture
  const img = `<img src="${escapedHtml(src)}" alt="${escapedHtml(attrs.alt)}" width="${width}" height="${height}">`
  return tag('figure', img + (attrs.caption && tag('figcaption', escapedHtml(attrs.caption))))
}

function inlineOf(content: Inline | undefined, { numbers, resolved }: Within): string {
  return (content ?? [])
    .map((part) => {
      if (part.type === 'text') return (part.marks ?? []).reduce(marked, escapedHtml(part.text))
      if (part.type === 'hardBreak') return '<br>'
      const number = numbers()
      return resolved.note?.(number) ?? tag('sup', String(number))
    })
    .join('')
}

function anchor(href: string, inner: string): string {
  return `<a href="${escapedHtml(href)}">${inner}</a>`
}

function marked(inner: string, mark: Mark): string {
  if (mark.type === 'link') return anchor(mark.attrs.href, inner)
  if (mark.type === 'bold') return tag('strong', inner)
  return mark.type === 'italic' ? tag('em', inner) : inner
}

function tag(name: string, inner: string, attribute?: string | false): string {
  return `<${name}${attribute ? ` ${attribute}` : ''}>${inner}</${name}>`
}

/** Words as they stand in markup, between elements and in the values of attributes. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
