import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { formatDate, formatDay } from './dates.ts'
import { addDays, endAfterDays, endOfLocalDay, fromLocal, lastDay, localDay } from './local-time.ts'

const own = process.env.TZ

describe.each(['Europe/Sarajevo', 'UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'where the clock of the machine is that of %s',
  (zone) => {
    beforeEach(() => void (process.env.TZ = zone))
    afterAll(() => void (process.env.TZ = own))

    test('a promise within so many days is kept until one day, before a change of the clocks and after it', () => {
      for (const [from, days, last] of [
        ['2026-11-22T23:30:00Z', 14, '2026-12-07'],
        ['2026-11-22T12:00:00Z', 14, '2026-12-06'],
        ['2026-10-20T22:30:00Z', 7, '2026-10-28'],
        ['2026-03-25T12:00:00Z', 5, '2026-03-30'],
      ] as const)
        expect(localDay(lastDay(endAfterDays(new Date(from), days)!))).toBe(last)
    })

    test('a suspension until the 20th ends on the 20th in Sarajevo, and the mail says so', () => {
      const end = endOfLocalDay('2026-12-20')
      expect(end?.toISOString()).toBe('2026-12-20T22:59:00.000Z')
      expect(formatDate(end!, 'bhs')).toBe('20.\u00a012.\u00a02026.')
      expect(endOfLocalDay('2026-07-20')?.toISOString()).toBe('2026-07-20T21:59:00.000Z')
    })

    test('a day that somebody chooses is the day that everybody reads', () => {
      const day = fc
        .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
      fc.assert(
        fc.property(day, (chosen) => {
          expect(localDay(endOfLocalDay(chosen)!)).toBe(chosen)
          expect(localDay(fromLocal(`${chosen}T00:00`)!)).toBe(chosen)
        }),
      )
    })
  },
)

test('what is no day has no end', () => {
  for (const day of ['', '20.12.2026', '2026-02-30', '2026-13-01', 'sutra'])
    expect(endOfLocalDay(day)).toBeUndefined()
})

test('a day keeps its date in winter and in summer', () => {
  expect(formatDay('2026-01-01', 'bhs')).toBe('1.\u00a01.\u00a02026.')
  expect(formatDay('2026-07-31', 'en')).toBe('31/07/2026')
})

test('days are added by the calendar, over the change of clocks, months and leap years', () => {
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addDays('2027-03-28', -1)).toBe('2027-03-27')
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-12-31', 0)).toBe('2026-12-31')
})
