import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatAmountRange, readAmount, readProduct } from './amount.ts'

test.each([
  [0, '0 KM', '0 KM'],
  [950, '950 KM', '950 KM'],
  [1600, '1.600 KM', '1,600 KM'],
  [1600.5, '1.600,50 KM', '1,600.50 KM'],
  [1_250_000, '1.250.000 KM', '1,250,000 KM'],
])('%d is written as people here write it', (amount, bhs, en) => {
  expect(formatAmount(amount, 'bhs').replace('\u00a0', ' ')).toBe(bhs)
  expect(formatAmount(amount, 'en').replace('\u00a0', ' ')).toBe(en)
})

test('a span names its currency once, and one amount is no span', () => {
  expect(formatAmountRange({ min: 1600, max: 1900 }, 'bhs')).toBe('1.600–1.900\u00a0KM')
  expect(formatAmountRange({ min: 1600, max: 1600 }, 'bhs')).toBe('1.600\u00a0KM')
})

test.each([
  ['1.200,00', 1200],
  ['1200', 1200],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1.200 KM', 1200],
  ['1200KM', 1200],
  ['1.200,50 KM', 1200.5],
  ['1,200.50', 1200.5],
  ['1200,5', 1200.5],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1 250 000', 1_250_000],
  ['  900 km  ', 900],
  ['1200,- KM', 1200],
  ['1.200 конвертибилних', undefined],
  ['1200–1400', undefined],
  ['1.2.3', undefined],
  ['12 00', undefined],
  ['12.34.567', undefined],
  ['-5', undefined],
  ['oko 1200', undefined],
  ['1.200,000', undefined],
  ['', undefined],
])('%j is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  ['12 × 45', { quantity: 12, price: 45 }],
  ['12x45 KM', { quantity: 12, price: 45 }],
  ['2,5 * 1.200,50', { quantity: 2.5, price: 1200.5 }],
  ['12', undefined],
  ['12 x', undefined],
  ['2 x 3 x 4', undefined],
  ['x', undefined],
])('%j is read as a quantity at a price: %j', (text, product) => {
  expect(readProduct(text)).toEqual(product)
})

test('whatever is written is read back, in both languages, with and without its currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), fc.constantFrom('bhs', 'en'), (cents, locale) => {
      const amount = cents / 100
      const written = formatAmount(amount, locale)
      expect(readAmount(written)).toBe(amount)
      expect(readAmount(written.replace('\u00a0KM', ''))).toBe(amount)
    }),
  )
})

test('no text is read as something it does not say, nor takes long', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., \u00a0KM-') }), (text) => {
      const amount = readAmount(text)
      if (amount === undefined) return
      const digits = text.replace(/\D/g, '').replace(/^0+/, '')
      expect(digits.startsWith(String(Math.trunc(amount)).replace(/^0$/, ''))).toBe(true)
    }),
  )
  expect(readAmount(`1${' '.repeat(100_000)}KM`)).toBeUndefined()
  expect(readAmount(`${'1.'.repeat(100_000)}`)).toBeUndefined()
})
