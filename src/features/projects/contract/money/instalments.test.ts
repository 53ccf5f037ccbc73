import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promisedParts } from './instalments.ts'

test('an award is split into the parts that its call promised, whole KM but for the last, and nothing is lost', () => {
  expect(promisedParts(1000_00, [60, 40])).toEqual([600_00, 400_00])
  expect(promisedParts(999_50, [])).toEqual([500_00, 499_50])
  expect(promisedParts(150_00, [17, 17, 17, 17, 31, 1])).toEqual([26_00, 25_00, 26_00, 25_00, 47_00, 1_00])
  // Up to six parts, as a call may promise, of shares that add up to all.
  const shares = fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 })
    .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
    .map((ends) => ends.slice(1).map((end, at) => end - ends[at]!))
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 5_000_00 }), shares, (amount, percents) => {
      const parts = promisedParts(amount, percents)
      expect(parts.length).toBe(percents.length)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.min(...parts)).toBeGreaterThan(0)
      for (const [at, part] of parts.slice(0, -1).entries()) {
        expect(part % 100).toBe(0)
        expect(Math.abs(part - (amount * percents[at]!) / 100)).toBeLessThanOrEqual(100)
      }
    }),
  )
})
