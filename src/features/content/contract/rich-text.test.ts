import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COLORS,
  fromPlain,
  HIGHLIGHTS,
  linkFrom,
  normalise,
  plainText,
  type Run,
  sameText,
  textLength,
} from './rich-text.ts'
import {
  deleteText,
  insertText,
  replaceText,
  setMark,
  sharedMark,
  sliceText,
  toggleMark,
} from './rich-text-edit.ts'
import { richText } from './rich-text-schemas.ts'

const text = fc.string({
  unit: fc.constantFrom('a', 'č', 'Ž', ' ', '\n', '👩', 'đ', '.'),
  minLength: 1,
  maxLength: 8,
})
const mark = fc.option(fc.constant(true as const), { nil: undefined })
const run: fc.Arbitrary<Run> = fc.record({
  text,
  bold: mark,
  italic: mark,
  link: fc.option(fc.constantFrom('/ob', 'https://zamah.ba'), { nil: undefined }),
  color: fc.option(fc.constantFrom(...COLORS), { nil: undefined }),
  highlight: fc.option(fc.constantFrom(...HIGHLIGHTS), { nil: undefined }),
})
const runs = fc.array(run, { maxLength: 6 })
const range = fc.record({ from: fc.integer({ min: -2, max: 40 }), to: fc.integer({ min: -2, max: 40 }) })

describe('A text with marks', () => {
  test('says the same words in its one normal form, which is stable and valid', () => {
    fc.assert(
      fc.property(runs, (value) => {
        const once = normalise(value)
        expect(plainText(once)).toBe(plainText(value))
        expect(normalise(once)).toEqual(once)
        expect(sameText(once, value)).toBe(true)
        if (once.length > 0) expect(richText.safeParse(once).success).toBe(true)
      }),
    )
  })

  test('keeps every word when somebody marks any selection, and the selection has the mark', () => {
    fc.assert(
      fc.property(runs, range, (value, selection) => {
        const marked = setMark({ runs: value, range: selection, name: 'color', value: 'lilac' })
        expect(plainText(marked)).toBe(plainText(value))
        if (sliceText(value, selection).length > 0) {
          expect(sharedMark({ runs: marked, range: selection, name: 'color' })).toBe('lilac')
        }
      }),
    )
  })

  test('loses a mark again when it is taken away, and only there', () => {
    fc.assert(
      fc.property(runs, range, (value, selection) => {
        const cleared = setMark({ runs: value, range: selection, name: 'bold', value: undefined })
        expect(sliceText(cleared, selection).every((part) => part.bold === undefined)).toBe(true)
        const end = Math.max(selection.from, selection.to, 0)
        expect(sliceText(cleared, { from: end, to: 999 })).toEqual(sliceText(value, { from: end, to: 999 }))
      }),
    )
  })

  test('becomes bold and plain again when the button is pressed twice on plain words', () => {
    fc.assert(
      fc.property(text, range, (words, selection) => {
        const plain = fromPlain(words)
        const twice = toggleMark({
          runs: toggleMark({ runs: plain, range: selection, name: 'bold' }),
          range: selection,
          name: 'bold',
        })
        expect(twice).toEqual(plain)
      }),
    )
  })

  test('is the same again after typing and deleting what was typed', () => {
    fc.assert(
      fc.property(runs, fc.nat(40), text, (value, at, typed) => {
        const inserted = insertText({ runs: value, at, text: typed })
        expect(textLength(inserted)).toBe(textLength(value) + typed.length)
        const from = placeOf(typed, { before: plainText(value), after: plainText(inserted) })
        expect(plainText(deleteText({ runs: inserted, range: { from, to: from + typed.length } }))).toBe(
          plainText(value),
        )
      }),
    )
  })

  test('never splits a character in two', () => {
    const smile = fromPlain('a👩b')
    expect(plainText(setMark({ runs: smile, range: { from: 2, to: 4 }, name: 'bold', value: true }))).toBe(
      'a👩b',
    )
    expect(
      richText.safeParse(setMark({ runs: smile, range: { from: 2, to: 4 }, name: 'bold', value: true }))
        .success,
    ).toBe(true)
  })
})

function placeOf(typed: string, { before, after }: { before: string; after: string }): number {
  for (let at = 0; at <= before.length; at += 1)
    if (before.slice(0, at) + typed + before.slice(at) === after) return at
  throw new Error('The typed text is not there')
}

describe('Typing', () => {
  const linked: Run[] = [
    { text: 'Piši ' },
    { text: 'nama', link: 'mailto:tim@zamah.ba', bold: true },
    { text: '.' },
  ]

  test('inside a link stays in the link', () => {
    expect(insertText({ runs: linked, at: 7, text: 'X' })[1]).toMatchObject({
      text: 'naXma',
      link: 'mailto:tim@zamah.ba',
    })
  })

  test('after a link is bold as the link was but no part of it', () => {
    expect(insertText({ runs: linked, at: 9, text: 'X' })[2]).toEqual({ text: 'X', bold: true })
  })

  test('over a selection takes the marks of the words it replaces', () => {
    expect(replaceText({ runs: linked, range: { from: 5, to: 9 }, text: 'timu' })[1]).toMatchObject({
      text: 'timu',
      bold: true,
    })
  })
})

describe('A link', () => {
  test.each([
    ['zamah.ba/ob', 'https://zamah.ba/ob'],
    ['https://zamah.ba/?q=1#x', 'https://zamah.ba/?q=1#x'],
    [' /ob ', '/ob'],
    ['/', '/'],
    ['tim@zamah.ba', 'mailto:tim@zamah.ba'],
    ['061 234 567', 'tel:061234567'],
    ['tel:+38761234567', 'tel:+38761234567'],
  ])('typed as %s leads to %s', (typed, link) => expect(linkFrom(typed)).toBe(link))

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
    expect(linkFrom(typed)).toBeUndefined()
    expect(richText.safeParse([{ text: 'x', link: typed }]).success).toBe(false)
  })
})

describe('A stored text', () => {
  test.each([
    [[]],
    [[{ text: '' }]],
    [[{ text: 'a\u0000' }]],
    [[{ text: '\ud800' }]],
    [[{ text: 'a\r\n' }]],
    [[{ text: 'a', bold: false }]],
    [[{ text: 'a', size: 3 }]],
    [[{ text: 'a', color: '#f00' }]],
  ])('is never %j', (value) => expect(richText.safeParse(value).success).toBe(false))
})
