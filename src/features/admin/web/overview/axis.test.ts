import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topOf } from './axis.ts'

test.each([
  [[], 4],
  [[0, 0], 4],
  [[5], 6],
  [[92, 246], 260],
  [[1000], 1000],
  [[10_482], 12_000],
])('the axis of %j ends at %i', (counts, top) => expect(topOf(counts)).toBe(top))

test('every count fits, the half is whole, and little room is left', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { minLength: 1 }), (counts) => {
      const top = topOf(counts)
      const max = Math.max(...counts)
      expect(top).toBeGreaterThanOrEqual(max)
      expect(Number.isInteger(top / 2)).toBe(true)
      if (max > 4) expect(top).toBeLessThan(max * 1.5)
    }),
  )
})
