import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizePhone, phoneIsCut } from './phone.ts'

test.each([
  ['a number with the country', '+387 61 123-456', '+38761123456'],
  ['one that is too long, at twelve signs', '+387 61 123 4567', '+38761123456'],
  ['the country without its plus', '387/61 123 456', '+38761123456'],
  ['the same too long, at eleven digits', '387611234567', '+38761123456'],
  ['a number as at home', '061 123 456', '+38761123456'],
  ['a long one as at home, at eight digits', '061 123 4567', '+38761123456'],
  ['another country', '+49 (1512) 345-6789', '+4915123456789'],
  ['another country too long, at fifteen signs', '+49 1512 3456 7890 12', '+49151234567890'],
  ['a number without zero', '61 123 456', '+38761123456'],
  ['a long one without zero, at eight digits', '611234567', '+38761123456'],
  ['letters, which are no digits', 'tel. 061/123-456', '+38761123456'],
  ['only the country', '+387', '+387'],
])('%s: %s becomes %s', (_case, typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept)
})

const TYPED = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[0-9+ ()/.-]{0,25}$/),
  fc.stringMatching(/^(\+387|387|0|\+)[0-9 ]{0,20}$/),
)

test('whatever is typed, the number keeps the length and the beginning of its kind', () => {
  fc.assert(
    fc.property(TYPED, (typed) => {
      const kept = typed.replace(/[^0-9+]/g, '')
      const number = normalizePhone(typed)
      expect(number).toMatch(/^\+[\d+]*$/)
      if (kept.startsWith('+387')) expect(number).toBe(kept.slice(0, 12))
      else if (kept.startsWith('387')) expect(number).toBe(`+${kept.slice(0, 11)}`)
      else if (kept.startsWith('0')) expect(number).toBe(`+387${kept.slice(1, 9)}`)
      else if (kept.startsWith('+')) expect(number).toBe(kept.slice(0, 15))
      else expect(number).toBe(`+387${kept.slice(0, 8)}`)
    }),
    { numRuns: 1000 },
  )
})

test('a number in its normal form stays as it is', () => {
  fc.assert(
    fc.property(TYPED, (typed) => {
      const number = normalizePhone(typed)
      expect(normalizePhone(number)).toBe(number)
    }),
  )
})

test('a person is told exactly when digits fall away', () => {
  fc.assert(
    fc.property(TYPED, (typed) => {
      const digits = (text: string) => text.replace(/\D/g, '').length
      const given = typed.replace(/[^0-9+]/g, '')
      // Of a number as at home the zero goes and the country comes.
      const added = given.startsWith('0') ? 2 : /^(\+|387)/.test(given) ? 0 : 3
      fc.pre(!given.slice(1).includes('+'))
      expect(phoneIsCut(typed)).toBe(digits(normalizePhone(typed)) < digits(given) + added)
    }),
  )
})
