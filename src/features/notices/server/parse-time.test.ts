import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf, growthOf } from '#tests/setup/cost.ts'
import { readFeedText } from './feeds/read-feed.ts'
import { rss } from './feeds/feeds.fixture.ts'
import { parseNotice } from './parse-notice.ts'
import { stripMarkup } from '#platform/server/outside/strip-markup.ts'

const BASE = new URL('https://primjer.ba/')
const MAX_LENGTH = 2_000_000
const repeat = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Fragments that the rules look for: sums, days, posts, organisations, headings, signs. */
const PIECES = [
  ['EUR 1 ', '1 EUR ', 'KM 1 do 2 KM ', 'plata 1.000,00 KM ', 'neto 1 KM, ', '1..', '1,0', '1 ', '0'],
  ['1.1.2026. ', '1. januara ', 'do 1.1. ', 'rok do ', 'Jan 1 ', '2026-01-01 ', '15 dana od dana ', 'u 10 '],
  ['1 izvršilac ', '1 volonter ', 'jedan (1) ', 'broj izvršilaca: 1 ', 'tražimo 1 ', 'dvadeset '],
  ['Općina Tuzla ', 'Ministarstvo za ', 'škola "A', 'A d.o.o. ', 'A raspisuje ', 'Poslodavac: A\n', '„A '],
  ['A is a company ', 'organised by ', 'JAVNI POZIV ', 'Oglas za ', 'J A V N I   ', 'A b ', 'IV ', '(1) '],
  [
    'a\n',
    'A\n',
    '- ',
    '-\n',
    '.',
    '…',
    ' ',
    '\t',
    '"',
    '(',
    '|',
    'a-',
    'ž',
    'Đ',
    'Ä',
    'џ',
    'è na i u ',
    '\u00ad',
  ],
  ['<', '<a', '<a ', '<b>', '</p>', '<!--', '<!>', '<script>', '<![CDATA[', '<p a="', '&', '&amp;', '&#1;'],
].flat()
const piece = fc.constantFrom(...PIECES)
const mixed = fc.tuple(piece, fc.array(piece, { minLength: 1, maxLength: 3 }), piece)

describe('what strangers wrote costs in proportion to its length', () => {
  test('as a notice, whatever it repeats', () => {
    fc.assert(
      fc.property(mixed, ([head, body, tail]) => {
        const make = (length: number) => head + repeat(body.join(''), length) + tail
        expect(growthOf(make, { length: 5_800, read: parseNotice })).toBeUndefined()
      }),
      { numRuns: 30 },
    )
  })

  test('as markup', () => {
    fc.assert(
      fc.property(mixed, ([head, body, tail]) => {
        const make = (length: number) => head + repeat(body.join(''), length) + tail
        expect(growthOf(make, { length: 50_000, read: stripMarkup })).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  test('as a feed', () => {
    const bits = fc.constantFrom(
      ...'<rss> <item> </item> <a> </a> </b> <a\u00a0b="c" <!> <![ <!-- <? &#1; & {"a": [ ] > < <title> ]]> a: " /'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(
          '',
          '<rss><channel>',
          '<feed>',
          '{"version":"https://jsonfeed.org/version/1","items":[',
        ),
        fc.array(bits, { minLength: 1, maxLength: 4 }),
        (head, parts) => {
          const make = (length: number) => head + repeat(parts.join(''), length)
          const read = (text: string) => readFeedText(text, BASE)
          expect(growthOf(make, { length: MAX_LENGTH / 8, read })).toBeUndefined()
        },
      ),
      { numRuns: 40 },
    )
  })
})

const ORDINARY =
  'Općina Kakanj traži mlade koji ljeti uređuju staze uz rijeku. Prijave do 3. maja, naknada 400 KM mjesečno.\n\n'

/** Milliseconds of the cheapest of three readings. */
function leastOf(unit: string): number {
  const cost = () => costOf(() => parseNotice(repeat(unit, 400_000)))
  return Math.min(cost(), cost(), cost())
}

describe('a notice that means harm', () => {
  test.each(['EUR 1 ', '1 volonter ', '„A ', 'A\n', '1. januara ', 'a.', 'A…', 'tražimo 1 '])(
    'and repeats %j costs about as much as an ordinary text of that length',
    (unit) => {
      expect(leastOf(unit)).toBeLessThan(60 + 4 * leastOf(ORDINARY))
    },
  )

  test('keeps nobody waiting with ten of them in a feed', () => {
    const items = Array.from(
      { length: 10 },
      (_, n) => `<item><guid>${n}</guid>${repeat('<!>', 60_000)}</item>`,
    )
    expect(costOf(() => readFeedText(rss(items), BASE))).toBeLessThan(1000)
    expect(costOf(() => readFeedText(rss([repeat('<!>', MAX_LENGTH - 1000)]), BASE))).toBeLessThan(1000)
  })
})

describe('a feed that is built as none is', () => {
  test.each([
    ['too deep', `<rss><channel>${'<a>'.repeat(500)}`],
    ['too many elements', `<rss><channel>${'<a/>'.repeat(70_000)}`],
    [
      'too many attributes',
      `<rss ${Array.from({ length: 210_000 }, (_, n) => `a${n}=""`).join(' ')}><channel/></rss>`,
    ],
  ])('is refused: %s', (_, text) => {
    expect(readFeedText(text, BASE)).toBeUndefined()
  })
})
