import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overspendOf } from './bank-fund.ts'

const amount = fc.integer({ min: 0, max: 10_000_000_00 })
const left = fc.integer({ min: -1_000_000_00, max: 10_000_000_00 })

test('a bank promises too much exactly by what a new call has above its rest, and never less than nothing', () => {
  fc.assert(
    fc.property(amount, left, (fund, rest) => {
      const over = overspendOf({ fund, published: null, bank: { year: 2026, left: rest } })
      expect(over).toBe(fund <= Math.max(0, rest) ? 0 : fund - Math.max(0, rest))
    }),
  )
})

test('nobody is asked about a promise that does not grow, or where no fund was entered', () => {
  fc.assert(
    fc.property(amount, amount, left, (fund, more, rest) => {
      expect(overspendOf({ fund, published: fund + more, bank: { year: 2026, left: rest } })).toBe(0)
      expect(overspendOf({ fund, published: null, bank: null })).toBe(0)
    }),
  )
})
