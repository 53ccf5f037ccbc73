import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepOf } from './histogram.ts'

test('Figures are counted in even steps of which there are twelve at most', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (least, span) => {
        const most = least + span
        const step = stepOf('number', { least, most })
        expect(step).toBeGreaterThan(0)
        expect(Math.floor(most / step) - Math.floor(least / step)).toBeLessThanOrEqual(11)
      },
    ),
  )
})

test('Days of two years are counted by month, and others by year', () => {
  expect(stepOf('date', { least: 20_260_115, most: 20_271_231 })).toBe(100)
  expect(stepOf('date', { least: 19_900_115, most: 20_271_231 })).toBe(10_000)
})
