import { expect, test } from 'vitest'
import { toLocal } from '#platform/contract/local-time.ts'
import { mondayMorning, thisEvening, tomorrowMorning } from './moments.ts'

test.each([
  ['a Monday evening', '2026-11-23T21:30:00Z', '2026-11-24T09:00', '2026-11-30T09:00'],
  [
    'after midnight here, while it is yesterday in London',
    '2026-11-28T23:30:00Z',
    '2026-11-30T09:00',
    '2026-11-30T09:00',
  ],
  ['a Sunday', '2026-11-29T10:00:00Z', '2026-11-30T09:00', '2026-11-30T09:00'],
  ['the night in which the clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T09:00', '2026-10-26T09:00'],
  ['the night in which they go forward', '2027-03-27T20:00:00Z', '2027-03-28T09:00', '2027-03-29T09:00'],
])('tomorrow and Monday at nine are nine here: %s', (_, now, tomorrow, monday) => {
  const moment = new Date(now)
  expect([tomorrowMorning(moment), mondayMorning(moment)].map((at) => at && toLocal(at))).toEqual([
    tomorrow,
    monday,
  ])
})

test('this evening is seven here, and is not offered within its last hour', () => {
  const evening = (now: string) => thisEvening(new Date(now))
  expect(evening('2026-11-24T10:00:00Z')?.toISOString()).toBe('2026-11-24T18:00:00.000Z')
  expect(evening('2026-07-24T10:00:00Z')?.toISOString()).toBe('2026-07-24T17:00:00.000Z')
  expect(evening('2026-11-24T17:00:00Z')).toBeUndefined()
  expect(evening('2026-11-24T22:30:00Z')).toBeUndefined()
})
