import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts'
import { localDay, toLocal } from '#platform/contract/local-time.ts'
import { areHours, type Availability, isZone, slotsOf } from './availability.ts'

const ZONES = ['Europe/Sarajevo', 'Europe/Stockholm', 'America/Chicago'] as const
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

const hours = fc
  .tuple(fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 24 }))
  .map(([from, long]) => ({ from: clock(from), to: clock(Math.min(from + long, 95)) }))
/** Weeks around the days on which clocks are put forward and back, in Europe and in America, and any others. */
const begin = fc.oneof(
  fc
    .constantFrom('2026-03-05', '2026-03-26', '2026-10-22', '2026-10-29')
    .map((day) => Date.parse(`${day}T07:00Z`)),
  fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-12-01') }),
)
const given = fc.record({
  zone: fc.constantFrom(...ZONES),
  weekly: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }), hours).map(([day, one]) => ({ day, ...one })),
    { minLength: 1, maxLength: 6 },
  ),
  from: begin.map((at) => new Date(at)),
  minutes: fc.constantFrom(20, 30, 45, 60),
})

const offered = ({ zone, weekly, from, minutes }: typeof given extends fc.Arbitrary<infer T> ? T : never) =>
  slotsOf({ zone, weekly, exceptions: [] }, { from, until: new Date(from.getTime() + 14 * DAY_MS), minutes })

describe('times that a mentor offers', () => {
  test('begin within the hours of the mentor’s own clock, once each, in order and not before one may ask', () => {
    fc.assert(
      fc.property(given, (input) => {
        const slots = offered(input)
        const until = input.from.getTime() + 14 * DAY_MS
        expect(slots.map(Number)).toEqual([...new Set(slots.map(Number))].toSorted((a, b) => a - b))
        for (const slot of slots) {
          expect(slot.getTime()).toBeGreaterThanOrEqual(input.from.getTime())
          expect(slot.getTime()).toBeLessThan(until)
          const shown = toLocal(slot, input.zone)
          const last = toLocal(new Date(slot.getTime() + (input.minutes - 1) * MINUTE_MS), input.zone)
          const inside = input.weekly.some(
            ({ from, to }) =>
              from <= shown.slice(11) && last.slice(11) < to && shown.slice(0, 10) === last.slice(0, 10),
          )
          expect(inside).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('keep their hour for the mentor when the clocks change, wherever the mentor lives', () => {
    for (const zone of ZONES)
      for (const from of ['2026-03-01', '2026-10-18'])
        for (const slot of slotsOf(
          {
            zone,
            weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '18:00', to: '18:45' })),
            exceptions: [],
          },
          { from: new Date(from), until: new Date(Date.parse(from) + 28 * DAY_MS), minutes: 45 },
        ))
          expect(toLocal(slot, zone).slice(11)).toBe('18:00')
  })

  test('Hours at 18:00 in Chicago move in Sarajevo while only America has changed its clocks', () => {
    const sunday = {
      zone: 'America/Chicago',
      weekly: [{ day: 7, from: '12:00', to: '13:00' }],
      exceptions: [],
    }
    const slots = slotsOf(sunday, {
      from: new Date('2026-03-01'),
      until: new Date('2026-04-06'),
      minutes: 60,
    })
    expect(slots.map((slot) => toLocal(slot).slice(5))).toEqual([
      '03-01T19:00',
      '03-08T18:00',
      '03-15T18:00',
      '03-22T18:00',
      '03-29T19:00',
      '04-05T19:00',
    ])
  })

  test('leave out whatever is taken, and nothing else', () => {
    fc.assert(
      fc.property(given, fc.nat(), (input, pick) => {
        const slots = offered(input)
        fc.pre(slots.length > 0)
        const chosen = slots[pick % slots.length]!
        const length = input.minutes * MINUTE_MS
        const span = { start: chosen.getTime(), end: chosen.getTime() + length }
        const rest = slotsOf(
          { zone: input.zone, weekly: input.weekly, exceptions: [] },
          {
            from: input.from,
            until: new Date(input.from.getTime() + 14 * DAY_MS),
            minutes: input.minutes,
            taken: [span],
          },
        )
        const over = (at: Date) => at.getTime() < span.end && span.start < at.getTime() + length
        expect(rest).toEqual(slots.filter((slot) => !over(slot)))
      }),
      { numRuns: 100 },
    )
  })

  test('An exception replaces the hours of its day, and one without hours removes them', () => {
    fc.assert(
      fc.property(given, fc.boolean(), (input, isOff) => {
        const day = localDay(new Date(input.from.getTime() + 3 * DAY_MS), input.zone)
        const all: Availability = {
          zone: input.zone,
          weekly: input.weekly,
          exceptions: [{ day, hours: isOff ? [] : [{ from: '09:00', to: '10:00' }] }],
        }
        const slots = slotsOf(all, {
          from: input.from,
          until: new Date(input.from.getTime() + 14 * DAY_MS),
          minutes: 60,
        }).map((slot) => toLocal(slot, input.zone))
        expect(slots.filter((slot) => slot.startsWith(day))).toEqual(isOff ? [] : [`${day}T09:00`])
      }),
      { numRuns: 60 },
    )
  })
})

test('hours of a day end after they begin and do not lie over one another', () => {
  expect(
    areHours([
      { from: '09:00', to: '10:00' },
      { from: '10:00', to: '11:00' },
    ]),
  ).toBe(true)
  expect(
    areHours([
      { from: '09:00', to: '10:30' },
      { from: '10:00', to: '11:00' },
    ]),
  ).toBe(false)
  expect(areHours([{ from: '10:00', to: '10:00' }])).toBe(false)
})

test('a time zone is one that calendars know', () => {
  expect(['Europe/Sarajevo', 'America/Chicago', 'UTC'].every(isZone)).toBe(true)
  expect(['', 'Sarajevo', '+02:00', 'Europe/Nowhere', '../etc'].some(isZone)).toBe(false)
})
