import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hiddenNumber, mobileNumber } from './mobile-number.ts'

describe('a mobile number', () => {
  test.each([
    '061 555 014',
    '+387 61 555-014',
    '00387 61/555 014',
    '387(61)555014',
    ' 061.555.014 ',
    '\u202a061\u00a0555\u00a0014\u202c',
  ])('is read from %s', (text) => expect(mobileNumber(text)).toBe('+38761555014'))

  test.each([
    '033 555 014',
    '+381 61 555 014',
    '61 555 014',
    '061 555 01',
    '061 555 01400',
    '061 abc 014',
    '',
  ])('is not read from %s', (text) => expect(mobileNumber(text)).toBeUndefined())

  test('is the same however it is grouped and whatever stands before it', () => {
    const national = fc.stringMatching(/^6[0-7]\d{6,7}$/)
    const gaps = fc.array(fc.constantFrom('', ' ', '-', '/', '.'), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(national, gaps, fc.constantFrom('0', '387', '00387', '+387'), (digits, between, before) => {
        const written = [...digits].map((digit, at) => `${digit}${between[at] ?? ''}`).join('')
        expect(mobileNumber(`${before}${written}`)).toBe(`+387${digits}`)
      }),
    )
  })

  test('is shown by its network and its last three digits alone', () =>
    expect(hiddenNumber('+38761555014')).toBe('061 ••• 014'))
})
