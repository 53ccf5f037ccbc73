import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refreshDelay } from './use-scheduled-refresh.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2026, 10, 20, 14)

test.each([
  ['a quarter of an hour', 15 * MINUTE, 10 * MINUTE],
  ['a moment more than five minutes', 5 * MINUTE + 1, 1],
  ['exactly five minutes', 5 * MINUTE, undefined],
  ['four minutes', 4 * MINUTE, undefined],
  ['nothing', -MINUTE, undefined],
  ['a day and five minutes less a moment', 24 * HOUR + 5 * MINUTE - 1, 24 * HOUR - 1],
  ['a day and five minutes', 24 * HOUR + 5 * MINUTE, undefined],
])('a token with %s left is renewed five minutes before its end, or not at all', (_left, left, wait) => {
  expect(refreshDelay(NOW + left, NOW)).toBe(wait)
})

test('a token that does not say when it ends is not scheduled', () => {
  expect(refreshDelay(undefined, NOW)).toBeUndefined()
})

test('whenever it is scheduled, it is five minutes before the end and within a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * 24 * HOUR, max: 3 * 24 * HOUR }), (left) => {
      const wait = refreshDelay(NOW + left, NOW)
      if (wait === undefined) expect(left <= 5 * MINUTE || left - 5 * MINUTE >= 24 * HOUR).toBe(true)
      else expect([wait, wait > 0, wait < 24 * HOUR]).toEqual([left - 5 * MINUTE, true, true])
    }),
  )
})
