import { expect, test } from 'vitest'
import { toLocal } from '#platform/contract/local-time.ts'
import { mondayMorning, tomorrowMorning } from './mornings.ts'

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
