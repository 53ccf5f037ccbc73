import fc from 'fast-check'
import { codeLines } from './code-lines.ts'
import {
  type Block,
  CARD_KINDS,
  type Inline,
  type Mark,
  type Paragraph,
  type RichText,
  TONES,
} from './document.ts'

const letters = fc.string({
  unit: fc.constantFrom('a', 'č', 'Ž', ' ', 'đ', '👩', '.'),
  minLength: 1,
  maxLength: 8,
})
const mark: fc.Arbitrary<Mark> = fc.constantFrom<Mark>(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'link', attrs: { href: 'https://zamah.ba' } },
)
const part: fc.Arbitrary<Inline[number]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('text' as const),
      text: letters,
      marks: fc.uniqueArray(mark, { selector: ({ type }) => type }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' as const }) },
  { weight: 1, arbitrary: letters.map((text) => ({ type: 'footnote' as const, attrs: { text } })) },
)
const content = fc.array(part, { maxLength: 4 })
const paragraph: fc.Arbitrary<Paragraph> = content.map((words) => ({ type: 'paragraph', content: words }))
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 3 })
const table = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc
    .array(
      fc.array(
        fc.record({
          type: fc.constantFrom('tableCell' as const, 'tableHeader' as const),
          content: paragraphs,
        }),
        {
          minLength: columns,
          maxLength: columns,
        },
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map(
      (rows): Block => ({
        type: 'table',
        content: rows.map((cells) => ({ type: 'tableRow', content: cells })),
      }),
    ),
)
const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading' as const),
    attrs: fc.record({ level: fc.constantFrom(2 as const, 3 as const) }),
    content,
  }),
  fc.record({ type: fc.constant('blockquote' as const), content: paragraphs }),
  fc.record({
    type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
    content: fc.array(fc.record({ type: fc.constant('listItem' as const), content: paragraphs }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  table,
  fc.record({
    type: fc.constant('callout' as const),
    attrs: fc.record({ tone: fc.constantFrom(...TONES) }),
    content: paragraphs,
  }),
  fc
    .array(fc.constantFrom('if (x) {', '  ići\t()', '', '}'), { minLength: 1, maxLength: 4 })
    .map((lines): Block => ({ type: 'codeBlock', content: codeLines(lines.join('\n')) })),
  fc.record({
    type: fc.constant('figure' as const),
    attrs: fc.record({ picture: fc.uuid(), alt: letters, caption: letters }),
  }),
  fc.record({
    type: fc.constant('embed' as const),
    attrs: fc.record({ href: fc.constant('https://vimeo.com/1234567'), title: letters }),
  }),
  fc.record({
    type: fc.constant('card' as const),
    attrs: fc.record({ kind: fc.constantFrom(...CARD_KINDS), slug: fc.constant('mladji-analiticar') }),
  }),
)
/** Documents of an article with every part that it may hold. */
export const document: fc.Arbitrary<RichText> = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((blocks) => ({ type: 'doc', content: blocks }))
