import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBytes } from '#platform/contract/decode-bytes.ts'
import { costOf } from '#tests/setup/cost.ts'
import { parseNotice } from './parse-notice.ts'

describe('a strange text', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom(...'0123456789.,-–/ \nKMkm€EUR od do ( ) ČčŠ Ä Å¡ & # ; < > j a v n i'.split('')),
      maxLength: 600,
    }),
    fc
      .array(
        fc.constantFrom(
          '15.12.2026.',
          'do',
          'KM',
          '1.000,00',
          'rok',
          'J A V N I',
          'Općina',
          'Bihać',
          '<p>',
          '&scaron;',
          '\n',
          'za',
          'd.o.o.',
          '"',
          'raspisuje',
          'Ä',
          'izvršilac',
          '3',
        ),
      )
      .map((parts) => parts.join(' ')),
  )

  test('never breaks the reading, and what is read is well formed', () => {
    fc.assert(
      fc.property(strange, (text) => {
        const { facts, text: shown, evidence } = parseNotice(text)
        if (facts.deadline) expect(facts.deadline).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:00\+0[12]:00)?$/)
        if (facts.amountMin !== null && facts.amountMax !== null)
          expect(facts.amountMin).toBeLessThanOrEqual(facts.amountMax)
        for (const span of Object.values(evidence).flat())
          expect(span.start >= 0 && span.end <= shown.length).toBe(true)
      }),
    )
  })

  test('of any bytes becomes text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decodeBytes(bytes) === 'string'),
    )
  })

  test.each([
    ['words', 'Javni konkurs za prijem radnika u Bihaću, rok 15.12.2026. plata 1.200 KM. '],
    ['one letter', 'a'],
    ['spaced letters', 'J '],
    ['numbers', '1.000 '],
    ['digits', '7'],
    ['tags', '<div '],
    ['entities', '&amp;'],
    ['broken encoding', 'Ä‡Å¡'],
    ['lines', 'Za\n'],
    ['capitals', 'OPĆINA '],
    ['quotes', 'Udruženje "'],
    ['names', 'Ab Cd '],
  ])('of 200 KB of %s is read in little time', (_, part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length))
    parseNotice(text.slice(0, 2000))
    expect(costOf(() => parseNotice(text))).toBeLessThan(600)
  })
})
