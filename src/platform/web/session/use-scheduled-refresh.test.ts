import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { refreshDelay } from './use-scheduled-refresh.ts'

const NOW = Date.UTC(2026, 10, 20, 14)

test.each([
  ['a quarter of an hour', 15 * MINUTE_MS, 10 * MINUTE_MS],
  ['a moment more than five minutes', 5 * MINUTE_MS + 1, 1],
  ['exactly five minutes', 5 * MINUTE_MS, undefined],
  ['four minutes', 4 * MINUTE_MS, undefined],
  ['nothing', -MINUTE_MS, undefined],
  ['a day and five minutes less a moment', 24 * HOUR_MS + 5 * MINUTE_MS - 1, 24 * HOUR_MS - 1],
  ['a day and five minutes', 24 * HOUR_MS + 5 * MINUTE_MS, undefined],
])('a token with %s left is renewed five minutes before its end, or not at all', (_left, left, wait) => {
  expect(refreshDelay(NOW + left, NOW)).toBe(wait)
})

test('a token that does not say when it ends is not scheduled', () => {
  expect(refreshDelay(undefined, NOW)).toBeUndefined()
})

test('whenever it is scheduled, it is five minutes before the end and within a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * 24 * HOUR_MS, max: 3 * 24 * HOUR_MS }), (left) => {
      const wait = refreshDelay(NOW + left, NOW)
      if (wait === undefined) expect(left <= 5 * MINUTE_MS || left - 5 * MINUTE_MS >= 24 * HOUR_MS).toBe(true)
      else expect([wait, wait > 0, wait < 24 * HOUR_MS]).toEqual([left - 5 * MINUTE_MS, true, true])
    }),
  )
})
