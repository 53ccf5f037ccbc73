import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import { laterDates } from './hold-call.ts'

test('a vote that waited for its board begins a day or two later at its hour, and lasts as long as was promised', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 90 * 24 }),
      (begin, length, late) => {
        const from = new Date(Math.floor(begin.getTime() / 60_000) * 60_000)
        const at = (days: number) => new Date(from.getTime() + days * DAY_MS).toISOString()
        const dates = {
          opensAt: null,
          deadline: at(-20),
          reviewUntil: at(-3),
          voteFrom: at(0),
          voteUntil: at(length),
          resultsAt: at(length + 1),
        }
        const now = new Date(from.getTime() + late * HOUR_MS)
        const moved = laterDates(dates, now)
        const ahead = Date.parse(moved.voteFrom!) - now.getTime()
        // The clock may change by an hour in between.
        expect(ahead).toBeGreaterThanOrEqual(DAY_MS - HOUR_MS)
        expect(ahead).toBeLessThanOrEqual(2 * DAY_MS + HOUR_MS)
        const lasts = Date.parse(moved.voteUntil!) - Date.parse(moved.voteFrom!)
        expect(Math.abs(lasts - length * DAY_MS)).toBeLessThanOrEqual(HOUR_MS)
        expect(moved.resultsAt! > moved.voteUntil!).toBe(true)
        const clock = (moment: string) => toLocal(new Date(moment)).slice(11)
        const skipped = ['02', '03'].includes(clock(dates.voteFrom).slice(0, 2))
        if (!skipped) expect(clock(moved.voteFrom!)).toBe(clock(dates.voteFrom))
      },
    ),
    { numRuns: 500 },
  )
})

test('a vote that lies ahead, and a call without one, move nowhere', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const dates = {
    opensAt: null,
    deadline: null,
    reviewUntil: null,
    voteFrom: '2026-11-27T08:00:00Z',
    voteUntil: null,
    resultsAt: null,
  }
  expect(laterDates(dates, now)).toBe(dates)
  const alone = { ...dates, voteFrom: null, resultsAt: '2026-11-20T08:00:00Z' }
  expect(laterDates(alone, now)).toBe(alone)
})
