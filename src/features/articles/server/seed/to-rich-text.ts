import type {
  Block,
  Cell,
  Inline,
  ListItem,
  Paragraph,
  RichText,
  Tone,
} from '#platform/contract/rich-text/document.ts'
import { cardFrom } from '../../contract/card-from.ts'

/**
 * Texts of the demo world: a part is a paragraph, `## ` a heading, `> ` a quotation, lines with `- ` a list, with `| ` a table whose
 * first row has the names; `!tip `, `!note ` and `!warning ` are call-outs, `@` with an address of ours is a card. Within a line, `**` is bold and `[^…]` a footnote.
 */
export function toRichText(text: string): RichText {
  const content = text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
  return { type: 'doc', content: text.trim() === '' ? [] : content }
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const [, tone] = /^!(tip|note|warning) /.exec(first) ?? []
  if (first.startsWith('## '))
    return { type: 'heading', attrs: { level: 2 }, content: inlineOf(first.slice(3)) }
  if (first.startsWith('> ')) return { type: 'blockquote', content: [paragraph(part.trim().slice(2))] }
  if (first.startsWith('- ')) return { type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }
  if (first.startsWith('| ')) return tableOf(lines)
  const card = first.startsWith('@') ? cardFrom(first.slice(1)) : undefined
  if (card) return { type: 'card', attrs: card }
  if (tone)
    return {
      type: 'callout',
      attrs: { tone: tone as Tone },
      content: [paragraph(first.slice(tone.length + 2))],
    }
  return paragraph(lines.join(' '))
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^\|[\s|-]+\|$/.test(line))
  return {
    type: 'table',
    content: rows.map((line, at) => ({
      type: 'tableRow',
      content: line
        .slice(1, -1)
        .split('|')
        .map(
          (cell): Cell => ({
            type: at === 0 ? 'tableHeader' : 'tableCell',
            content: [paragraph(cell.trim())],
          }),
        ),
    })),
  }
}

const paragraph = (text: string): Paragraph => ({ type: 'paragraph', content: inlineOf(text) })
const item = (text: string): ListItem => ({ type: 'listItem', content: [paragraph(text)] })

function inlineOf(text: string): Inline {
  return text.split(/(\*\*[^*]+\*\*|\[\^[^\]]+\])/).flatMap((piece): Inline => {
    if (piece === '') return []
    if (piece.startsWith('[^')) return [{ type: 'footnote', attrs: { text: piece.slice(2, -1) } }]
    if (!piece.startsWith('**')) return [{ type: 'text', text: piece }]
    return [{ type: 'text', text: piece.slice(2, -2), marks: [{ type: 'bold' }] }]
  })
}
