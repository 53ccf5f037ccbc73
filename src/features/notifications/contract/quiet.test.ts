import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromLocal, toLocal } from '#platform/contract/local-time.ts'
import { clockOf, minutesOf, quietUntil } from './quiet.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7]
const night = { quiet: true, quietFrom: 1320, quietTo: 420, quietDays: ALL }
const until = (local: string, quiet = night) => {
  const end = quietUntil(quiet, fromLocal(local) ?? new Date(Number.NaN))
  return end && toLocal(end)
}

describe('quiet hours', () => {
  test('end the next morning, also over the end of a month and over the night in which clocks change', () => {
    expect(until('2026-11-22T23:15')).toBe('2026-11-23T07:00')
    expect(until('2026-11-23T06:59')).toBe('2026-11-23T07:00')
    expect(until('2026-11-23T07:00')).toBeUndefined()
    expect(until('2026-11-23T21:59')).toBeUndefined()
    expect(until('2026-12-31T22:00')).toBe('2027-01-01T07:00')
    expect(until('2027-03-27T23:00')).toBe('2027-03-28T07:00')
    expect(until('2026-10-24T23:00')).toBe('2026-10-25T07:00')
  })

  test('belong to the day on which they begin', () => {
    const workdays = { ...night, quietDays: [1, 2, 3, 4, 5] }
    // Friday evening until Saturday morning, and not Saturday evening.
    expect(until('2026-11-27T23:00', workdays)).toBe('2026-11-28T07:00')
    expect(until('2026-11-28T06:00', workdays)).toBe('2026-11-28T07:00')
    expect(until('2026-11-28T23:00', workdays)).toBeUndefined()
    expect(until('2026-11-23T06:00', workdays)).toBeUndefined()
  })

  test('always end later, at their own end, and never hold outside of them', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(minute, minute, fc.subarray(ALL), moment, (quietFrom, quietTo, quietDays, now) => {
        const end = quietUntil({ quiet: true, quietFrom, quietTo, quietDays }, now)
        if (quietDays.length === 0 || quietFrom === quietTo) expect(end).toBeUndefined()
        if (!end) return
        expect(end.getTime()).toBeGreaterThan(now.getTime() - 60_000)
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      }),
    )
  })

  test('are written as clocks write them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => minutesOf(clockOf(minutes)) === minutes),
    )
    for (const wrong of ['24:00', '7:00', '', '12:60']) expect(minutesOf(wrong)).toBeUndefined()
  })
})
