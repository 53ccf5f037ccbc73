import type { Block, Card, Cell, Figure, Inline, Mark, RichText } from './document.ts'
import { footnotesOf } from './footnotes.ts'

/** Parts that come from elsewhere; without them they are left out. */
type Resolved = {
  figure?: (attrs: Figure['attrs']) => { src: string; width: number; height: number } | undefined
  card?: (attrs: Card['attrs']) => { href: string; title: string } | undefined
}

/** The text as HTML, for readers outside of our pages: search engines and feeds. Pages themselves draw it from parts. */
export function toHtml(document: RichText, resolved: Resolved = {}): string {
  const notes = footnotesOf(document).map(({ attrs }) => tag('li', escaped(attrs.text)))
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
      return tag('blockquote', block.content.map((one) => blockHtml(one, within)).join(''))
    case 'table':
      return tag(
        'table',
        block.content.map((row) => tag('tr', row.content.map(cellHtml(within)).join(''))).join(''),
      )
    case 'figure':
      return figureHtml(block, within)
    case 'codeBlock':
      return tag('pre', tag('code', inlineHtml(block.content)))
    case 'embed':
      return tag('p', anchor(block.attrs.href, escaped(block.attrs.title || block.attrs.href)))
    case 'card': {
      const card = within.resolved.card?.(block.attrs)
      return card ? tag('p', anchor(card.href, escaped(card.title))) : ''
    }
    default:
      return tag(
        block.type === 'bulletList' ? 'ul' : 'ol',
        block.content
          .map((item) => tag('li', item.content.map(({ content }) => inlineHtml(content)).join('<br>')))
          .join(''),
      )
  }
}

const cellHtml = (within: Within) => (cell: Cell) =>
  tag(
    cell.type === 'tableHeader' ? 'th' : 'td',
    cell.content.map(({ content }) => inlineOf(content, within)).join('<br>'),
  )

function figureHtml({ attrs }: Figure, { resolved }: Within): string {
  const picture = resolved.figure?.(attrs)
  if (!picture) return ''
  const { src, width, height } = picture
  const img = `<img src="${escaped(src)}" alt="${escaped(attrs.alt)}" width="${width}" height="${height}">`
  return tag('figure', img + (attrs.caption && tag('figcaption', escaped(attrs.caption))))
}

function inlineOf(content: Inline | undefined, { numbers }: Within): string {
  return (content ?? [])
    .map((part) => {
      if (part.type === 'text') return (part.marks ?? []).reduce(marked, escaped(part.text))
      return part.type === 'footnote' ? tag('sup', String(numbers())) : '<br>'
    })
    .join('')
}

function anchor(href: string, inner: string): string {
  return `<a href="${escaped(href)}">${inner}</a>`
}

function marked(inner: string, mark: Mark): string {
  if (mark.type === 'link') return anchor(mark.attrs.href, inner)
  if (mark.type === 'bold') return tag('strong', inner)
  return mark.type === 'italic' ? tag('em', inner) : inner
}

function tag(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
