import type { Block, Inline, Mark, RichText } from './document.ts'

/** The text as HTML, for readers outside of our pages: search engines and feeds. Pages themselves draw it from parts. */
export function toHtml({ content }: RichText): string {
  return content.map(blockHtml).join('')
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return tag('p', inlineHtml(block.content))
    case 'heading':
      return tag(block.attrs.level === 2 ? 'h2' : 'h3', inlineHtml(block.content))
    case 'blockquote':
      return tag('blockquote', block.content.map(blockHtml).join(''))
    default:
      return tag(
        block.type === 'bulletList' ? 'ul' : 'ol',
        block.content
          .map((item) => tag('li', item.content.map(({ content }) => inlineHtml(content)).join('<br>')))
          .join(''),
      )
  }
}

function inlineHtml(content: Inline | undefined): string {
  return (content ?? [])
    .map((part) => (part.type === 'text' ? (part.marks ?? []).reduce(marked, escaped(part.text)) : '<br>'))
    .join('')
}

function marked(inner: string, mark: Mark): string {
  if (mark.type === 'link') return `<a href="${escaped(mark.attrs.href)}">${inner}</a>`
  if (mark.type === 'bold') return tag('strong', inner)
  return mark.type === 'italic' ? tag('em', inner) : inner
}

function tag(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
