import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document } from '#platform/contract/rich-text/document.fixture.ts'
import { essence } from '#platform/contract/rich-text/essence.fixture.ts'
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
