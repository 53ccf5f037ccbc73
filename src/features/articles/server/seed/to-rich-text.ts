import type { Block, ListItem, Paragraph, RichText } from '#platform/contract/rich-text/document.ts'

const paragraph = (text: string): Paragraph => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string): ListItem => ({ type: 'listItem', content: [paragraph(text)] })

/** Texts of the demo world: a part is a paragraph, `## ` a heading, `> ` a quotation, lines with `- ` a list. */
export function toRichText(text: string): RichText {
  const content = text
    .trim()
    .split(/\n{2,}/)
    .map((part): Block => {
      const lines = part.split('\n').map((line) => line.trim())
      const [first = ''] = lines
      if (first.startsWith('## '))
        return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: first.slice(3) }] }
      if (first.startsWith('> ')) return { type: 'blockquote', content: [paragraph(part.trim().slice(2))] }
      if (first.startsWith('- '))
        return { type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }
      return paragraph(lines.join(' '))
    })
  return { type: 'doc', content: text.trim() === '' ? [] : content }
}
