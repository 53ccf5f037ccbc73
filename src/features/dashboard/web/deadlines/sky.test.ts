import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightAt, placeDays, SKY, spread } from './sky.ts'

test('marks stand apart from each other and within the drawing', () => {
  const places = fc.array(fc.double({ min: SKY.left, max: SKY.right, noNaN: true }), { maxLength: 10 })
  fc.assert(
    fc.property(places, (given) => {
      const found = spread(given.toSorted((a, b) => a - b))
      found.forEach((place, n) => {
        expect(place).toBeGreaterThanOrEqual(SKY.left)
        expect(place).toBeLessThanOrEqual(SKY.right)
        if (n > 0) expect(place - found[n - 1]!).toBeGreaterThanOrEqual(29.8)
      })
    }),
  )
})

test('deadlines of one day are one mark, with how many there are', () => {
  const from = new Date('2026-11-20T10:00:00Z')
  const at = (text: string) => ({ at: text })
  const days = placeDays(
    [at('2026-11-23T13:00:00Z'), at('2026-11-23T15:00:00Z'), at('2026-12-14T11:00:00Z')],
    { from, days: 30, dayOf: (date) => date.getUTCDate() },
  )
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    [23, 2],
    [14, 1],
  ])
  expect(days[0]!.x).toBeLessThan(days[1]!.x)
})

test('the arc is highest in its middle and even on both sides', () => {
  expect(heightAt(180)).toBe(SKY.top)
  expect(heightAt(SKY.left)).toBe(SKY.side)
  expect(heightAt(SKY.right)).toBe(SKY.side)
})
