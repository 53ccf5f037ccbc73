import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/local-time.ts'
import { lastWeeks, mondayOf } from './weeks.ts'

test.each([
  ['on Sunday a minute before midnight in Sarajevo', '2026-11-22T22:59:00Z', '2026-11-16'],
  ['on Monday at midnight in Sarajevo', '2026-11-22T23:00:00Z', '2026-11-23'],
  ['in the night in which summer time ends', '2026-10-24T22:30:00Z', '2026-10-19'],
  ['on the first day of a year', '2027-01-01T12:00:00Z', '2026-12-28'],
])('%s the week began on the right Monday', (_when, now, monday) => {
  expect(lastWeeks(new Date(now)).at(-1)).toBe(monday)
})

test('twelve weeks are twelve Mondays, each a week after the one before', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2001-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
      (now) => {
        const weeks = lastWeeks(now)
        expect(weeks).toHaveLength(12)
        for (const [n, week] of weeks.entries()) {
          expect(new Date(`${week}T12:00:00Z`).getUTCDay()).toBe(1)
          expect(mondayOf(addDays(week, n % 7))).toBe(week)
          if (n > 0) expect(addDays(weeks[n - 1] ?? '', 7)).toBe(week)
        }
      },
    ),
  )
})
