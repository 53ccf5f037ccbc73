import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document } from '#platform/contract/rich-text/document.fixture.ts'
import type { Block, Cell, Inline, Paragraph, RichText } from '#platform/contract/rich-text/document.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { fromMarkdown } from '../import/markdown-text.ts'
import { toMarkdown } from './to-markdown.ts'

const server = richTextSchema(PUBLICATION)
const again = (body: RichText) => fromMarkdown(toMarkdown({ title: 'Naslov', body })).body

test('an article that is taken out in Markdown and brought back has lost nothing', () => {
  fc.assert(
    fc.property(document, (given) => {
      const body = server.parse(given)
      const back = again(body)
      expect(server.safeParse(back).success).toBe(true)
      expect(essence(back)).toEqual(essence(body))
      // And from then on nothing changes at all.
      expect(again(back)).toEqual(back)
    }),
    { numRuns: 1000 },
  )
})

test('signs that mean something in Markdown stay the signs that they were', () => {
  const sign = fc.constantFrom(
    ...'# |## |#| #|- |+ |* |1. |12) |> |---|***|~~~|```|**|*|_|__|`|[|]|](x)|[^1]|[^1]: |!|<br>|<|>|\\|a|č|1| |https://a.ba|Ž'.split(
      '|',
    ),
    '|',
  )
  const text = fc.array(sign, { minLength: 1, maxLength: 10 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(text, text, fc.constantFrom('paragraph', 'heading', 'item', 'cell'), (one, other, place) => {
      const inline: Inline = [
        { type: 'text', text: one },
        { type: 'text', text: other, marks: [{ type: 'bold' }] },
      ]
      const body = server.parse({ type: 'doc', content: [placed(inline, place)] })
      expect(essence(again(body))).toEqual(essence(body))
      const title = `a ${one}`
      expect(fromMarkdown(toMarkdown({ title, body })).title).toBe(title.replace(/\s+/g, ' ').trim())
    }),
    { numRuns: 1000 },
  )
})

test('a file in Markdown reads as other programs write it', () => {
  const body: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dva broja' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Neto i ' },
          { type: 'text', text: 'bruto', marks: [{ type: 'bold' }] },
          { type: 'footnote', attrs: { text: 'Po računici.' } },
        ],
      },
      { type: 'callout', attrs: { tone: 'tip' }, content: [paragraph('Pitaj.')] },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph('jedan'), paragraph('još')] }],
      },
    ],
  }
  expect(toMarkdown({ title: 'Prva plata', body })).toBe(`# Prva plata

## Dva broja

Neto i **bruto**[^1]

> [!TIP]
> Pitaj.

- jedan

  još

[^1]: Po računici.
`)
})

function paragraph(text: string): Paragraph {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

function placed(content: Inline, place: string): Block {
  if (place === 'heading') return { type: 'heading', attrs: { level: 2 }, content }
  const words: Paragraph = { type: 'paragraph', content }
  if (place === 'item') return { type: 'bulletList', content: [{ type: 'listItem', content: [words] }] }
  if (place === 'paragraph') return words
  const cells: Cell[] = [{ type: 'tableCell', content: [words] }]
  return { type: 'table', content: [{ type: 'tableRow', content: cells }] }
}

/**
 * All that readers see: without paragraphs that are empty, blanks at the edges of words, and how words are cut into pieces.
 * Neighbouring lists of one kind are one list, a cell is one paragraph, and only a first row has names.
 */
function essence({ content }: RichText): unknown[] {
  const blocks: { type: string; items?: unknown[] }[] = []
  for (const block of content) {
    const seen = seenOf(block)
    const last = blocks.at(-1)
    if (seen === undefined) continue
    if (seen.items && last?.items && last.type === seen.type) last.items.push(...seen.items)
    else blocks.push(seen)
  }
  return blocks
}

function seenOf(block: Block): { type: string; items?: unknown[] } | undefined {
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
