import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promisedParts } from './instalments.ts'

test('an award is split into the parts that its call promised, whole KM but for the last, and nothing is lost', () => {
  expect(promisedParts(1000_00, [60, 40])).toEqual([600_00, 400_00])
  expect(promisedParts(999_50, [])).toEqual([500_00, 499_50])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_00 }), fc.integer({ min: 1, max: 99 }), (amount, first) => {
      const parts = promisedParts(amount, [first, 100 - first])
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.abs(parts[0]! - (amount * first) / 100)).toBeLessThanOrEqual(100)
    }),
  )
})
