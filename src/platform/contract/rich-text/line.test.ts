import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLORS, HIGHLIGHTS, type Inline, type Mark, type RichText } from './document.ts'
import { hasLink, lineOf, normaliseLine, partsOf, sameLine } from './line.ts'
import { linkFrom } from './links.ts'
import { plainText } from './plain-text.ts'
import { LINE } from './profiles.ts'
import { richTextSchema } from './schema.ts'

const schema = richTextSchema(LINE)
const text = fc.string({
  unit: fc.constantFrom('a', 'č', 'Ž', ' ', '👩', 'đ', '.'),
  minLength: 1,
  maxLength: 6,
})
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom<Mark>({ type: 'bold' }, { type: 'italic' }),
  fc.constantFrom('/ob', 'https://zamah.ba').map((href): Mark => ({ type: 'link', attrs: { href } })),
  fc.constantFrom(...COLORS).map((color): Mark => ({ type: 'color', attrs: { color } })),
  fc.constantFrom(...HIGHLIGHTS).map((color): Mark => ({ type: 'highlight', attrs: { color } })),
)
const marks = fc.uniqueArray(mark, { selector: ({ type }) => type })
const part: fc.Arbitrary<Inline[number]> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('text' as const), text, marks }) },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' as const }) },
)
const line = fc.array(part, { maxLength: 8 }).map(document)

function document(content: Inline): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content }] }
}

describe('A line', () => {
  test('says the same words in its one normal form, which is stable and valid', () => {
    fc.assert(
      fc.property(line, (value) => {
        const once = normaliseLine(value)
        expect(plainText(once)).toBe(plainText(value))
        expect(normaliseLine(once)).toEqual(once)
        expect(sameLine(once, value)).toBe(true)
        expect(hasLink(once)).toBe(hasLink(value))
        expect(schema.safeParse(once).success).toBe(true)
      }),
    )
  })

  test('is the same whatever order its marks are named in, and wherever its words are divided', () => {
    fc.assert(
      fc.property(line, (value) => {
        const divided = partsOf(value).flatMap((one): Inline => {
          if (one.type !== 'text') return [one]
          const [first = '', ...rest] = one.text
          const turned = { ...one, marks: one.marks?.toReversed() }
          return [
            { ...turned, text: first },
            ...(rest.length > 0 ? [{ ...turned, text: rest.join('') }] : []),
          ]
        })
        expect(sameLine(document(divided), value)).toBe(true)
      }),
    )
  })

  const unit = fc.constantFrom(
    ...'ač 👩\ud800\udc00\u0000\t\n\r\u2028\u202e\u2066\u0085\u007f\ufffd'.split(''),
  )

  test('of plain words is valid whatever they hold, and says them with every kind of line end', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
        expect(schema.safeParse(lineOf(units.join(''))).success).toBe(true)
      }),
    )
    expect(plainText(lineOf('jedan\r\ndva\rtri\n\u2028pet'))).toBe('jedan\ndva\ntri\n\npet')
  })

  test.each([
    ['two paragraphs', { type: 'doc', content: [...lineOf('a').content, ...lineOf('b').content] }],
    ['a line end within words', document([{ type: 'text', text: 'a\n' }])],
    ['words that are none', document([{ type: 'text', text: '' }])],
    ['half a character', document([{ type: 'text', text: '\ud800' }])],
    [
      'a colour that is no role',
      document([{ type: 'text', text: 'a', marks: [{ type: 'color', attrs: { color: '#f00' as 'sun' } }] }]),
    ],
    [
      'marks of a line break',
      document([{ type: 'hardBreak', marks: [{ type: 'bold' }] } as { type: 'hardBreak' }]),
    ],
  ])('is never one with %s', (_what, value) => expect(schema.safeParse(value).success).toBe(false))
})

describe('A link of a line', () => {
  test.each([
    ['zamah.ba/ob', 'https://zamah.ba/ob'],
    ['https://zamah.ba/?q=1#x', 'https://zamah.ba/?q=1#x'],
    [' /ob ', '/ob'],
    ['/', '/'],
    ['tim@zamah.ba', 'mailto:tim@zamah.ba'],
    ['061 234 567', 'tel:061234567'],
    ['tel:+38761234567', 'tel:+38761234567'],
  ])('typed as %s leads to %s', (typed, link) => expect(linkFrom(typed, LINE)).toBe(link))

  test.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://zamah.ba@evil.example/',
    'https:\\\\evil.example',
    'vbscript:x',
    'ftp://x.y',
    '/a b',
    'blob:https://x.y/z',
  ])('typed as %j is refused', (typed) => {
    expect(linkFrom(typed, LINE)).toBeUndefined()
    const words = { type: 'text' as const, text: 'x' }
    const linked = document([{ ...words, marks: [{ type: 'link', attrs: { href: typed } }] }])
    expect(schema.safeParse(linked).success).toBe(false)
  })
})
