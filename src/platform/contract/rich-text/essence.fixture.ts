import type { Block, Inline, Paragraph, RichText } from './document.ts'

/**
 * All that readers see: without paragraphs that are empty, blanks at the edges of words, and how words are cut into pieces.
 * Neighbouring lists of one kind are one list, a cell is one paragraph, and only a first row has names.
 */
export function essence({ content }: RichText): unknown[] {
  const blocks: { type: string; items?: unknown[] }[] = []
  for (const block of content) {
    const visible = visibleOf(block)
    const last = blocks.at(-1)
    if (visible === undefined) continue
    if (visible.items && last?.items && last.type === visible.type) last.items.push(...visible.items)
    else blocks.push(visible)
  }
  return blocks
}

function visibleOf(block: Block): { type: string; items?: unknown[] } | undefined {
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const line = lineOf(block.content)
      return line.length > 0 ? ({ ...block, content: line } as never) : undefined
    }
    case 'blockquote':
    case 'callout': {
      const lines = linesOf(block.content)
      return lines.length > 0 ? ({ ...block, content: lines } as never) : undefined
    }
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item) => linesOf(item.content)).filter((lines) => lines.length > 0)
      return items.length > 0 ? { type: block.type, items } : undefined
    }
    case 'table': {
      const rows = block.content.map((row) => row.content.map(({ content }) => linesOf(content).flat()))
      const isNamed =
        block.content[0]!.content.every(({ type }) => type === 'tableHeader') &&
        rows[0]!.some((line) => line.length > 0)
      return { type: 'table', isNamed, rows: rows.map((cells) => cells.map(joined)) } as never
    }
    case 'codeBlock': {
      const code = (block.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join('')
      const lines = code
        .trimEnd()
        .replace(/^(?:[^\S\n]*\n)+/, '')
        .split('\n')
        .map((line) => line.trimEnd())
      return code.trim() === '' ? undefined : ({ type: 'codeBlock', lines } as never)
    }
    case 'figure':
    case 'embed': {
      const { attrs } = block
      const words = Object.fromEntries(
        Object.entries(attrs).map(([name, text]) => [name, text.replace(/\s+/g, ' ').trim()]),
      )
      if (block.type === 'embed' && words.title === '') words.title = 'Vimeo'
      return { type: block.type, attrs: words } as never
    }
    default:
      return block
  }
}

type Piece = { sign: string; marks: string }

function linesOf(paragraphs: readonly Paragraph[]): string[][] {
  return paragraphs.map(({ content }) => lineOf(content)).filter((line) => line.length > 0)
}

function joined(line: readonly string[]): string {
  return line.filter((one) => one !== 'break').join('')
}

/** Each word with its marks, and what stands between words. */
function lineOf(content: Inline | undefined): string[] {
  const pieces: Piece[] = (content ?? []).flatMap((part): Piece[] => {
    if (part.type === 'hardBreak') return [{ sign: 'break', marks: '' }]
    if (part.type === 'footnote')
      return [{ sign: `[${part.attrs.text.replace(/\s+/g, ' ').trim()}]`, marks: '' }]
    const marks = (part.marks ?? [])
      .map((mark) => JSON.stringify(mark))
      .toSorted()
      .join()
    return [...part.text].map((sign) => ({ sign, marks: sign.trim() === '' ? '' : marks }))
  })
  const isBlank = ({ sign }: Piece) => sign.trim() === ''
  const from = pieces.findIndex((piece) => !isBlank(piece))
  const to = pieces.findLastIndex((piece) => !isBlank(piece))
  return from < 0 ? [] : pieces.slice(from, to + 1).map(({ sign, marks }) => sign + marks)
}
