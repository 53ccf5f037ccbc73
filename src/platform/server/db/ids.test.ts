import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from './ids.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
let begin = Date.UTC(2040, 0)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function timeOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}

test('ids sort as they were made, however many a millisecond and wherever the clock goes', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ step: fc.integer({ min: -5, max: 20 }), count: fc.integer({ min: 0, max: 400 }) }),
        {
          maxLength: 20,
        },
      ),
      (turns) => {
        begin += 1_000_000
        let now = begin
        const made = turns.flatMap(({ step, count }) => {
          vi.setSystemTime((now += step))
          return Array.from({ length: count }, () => newId())
        })
        expect(made).toEqual([...made].sort())
        expect(new Set(made).size).toBe(made.length)
        for (const id of made) expect(id).toMatch(UUID_V7)
      },
    ),
    { numRuns: 50 },
  )
})

test('more ids than a millisecond holds borrow from the next ones and no further', () => {
  vi.setSystemTime((begin += 1_000_000))
  const made = Array.from({ length: 20_000 }, () => newId())
  expect(made).toEqual([...made].sort())
  expect(timeOf(made.at(-1)!) - begin).toBeLessThanOrEqual(10)
})

test('an id of a given moment carries that moment and leaves the order of the others alone', () => {
  vi.setSystemTime((begin += 1_000_000))
  const before = newId()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (moment) => {
      const id = newId(moment)
      expect(id).toMatch(UUID_V7)
      expect(timeOf(id)).toBe(moment)
    }),
  )
  expect(newId() > before).toBe(true)
  expect(timeOf(newId())).toBe(begin)
})
