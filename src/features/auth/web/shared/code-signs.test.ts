import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeSigns, digitsOnly } from './code-signs.ts'

describe('a code as it is typed or pasted', () => {
  it('of a reset keeps its digits, at most six', () => {
    expect(digitsOnly(' 12-34 5x678')).toBe('123456')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(digitsOnly(text)).toMatch(/^\d{0,6}$/)
      }),
    )
  })

  it('of a verification becomes capital letters and digits, at most six', () => {
    expect(codeSigns('a1-b2 čc3d4')).toBe('A1B2C3')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codeSigns(text)).toMatch(/^[A-Z0-9]{0,6}$/)
      }),
    )
  })

  it('is not changed by being cleaned again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(codeSigns(codeSigns(text))).toBe(codeSigns(text))
      }),
    )
  })
})
