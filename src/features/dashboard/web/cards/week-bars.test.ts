import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topOf } from './week-bars.ts'

test('the axis holds every bar and has a whole number in its middle', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 12 }), (totals) => {
      const top = topOf(totals)
      expect(top % 2).toBe(0)
      expect(totals.every((total) => total <= top)).toBe(true)
    }),
  )
  expect(topOf([])).toBe(2)
})
