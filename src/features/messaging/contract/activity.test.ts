import { describe, expect, test } from 'vitest'
import { activityOf } from './activity.ts'

describe('when somebody was here', () => {
  test.each([
    [0, 0, 'now', 0],
    [6, 0, 'now', 0],
    [7, 0, 'minutes', 5],
    [14, 1, 'minutes', 10],
    [59, 0, 'minutes', 55],
    [60, 0, 'today', 0],
    [600, 0, 'today', 0],
    [61, 1, 'days', 1],
    [8000, 6, 'days', 6],
  ] as const)('%i minutes ago, %i midnights in between, is said as %s %i', (minutes, days, unit, count) => {
    expect(activityOf({ minutes, days })).toEqual({ unit, count })
  })
})
