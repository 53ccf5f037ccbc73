import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [0, '0.00 KM'],
  [5, '5.00 KM'],
  [1234.5, '1.234.50 KM'],
  [1_234_567.891, '1.234.567.89 KM'],
  [-12.3, '-12.30 KM'],
  [1.005, '1.01 KM'],
])('%d is shown as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

test('an amount that is missing is nothing, in the currency that was asked for', () => {
  expect(formatMoney(undefined)).toBe('0.00 KM')
  expect(formatMoney(null)).toBe('0.00 KM')
  expect(formatMoney(Number.NaN)).toBe('0.00 KM')
  expect(formatMoney(undefined, 'EUR')).toBe('0.00 EUR')
  expect(formatMoney(7, '€')).toBe('7.00 €')
})

test('every amount is the Bosnian number with dots for commas', () => {
  const bosnian = new Intl.NumberFormat('bs-BA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: -100_000_000, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
      ),
      (amount) => {
        expect(formatMoney(amount)).toBe(`${bosnian.format(amount).replaceAll(',', '.')} KM`)
      },
    ),
    { numRuns: 2000 },
  )
})
