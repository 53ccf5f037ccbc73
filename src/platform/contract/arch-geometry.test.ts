import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countStones,
  innerHalf,
  inset,
  keystoneLift,
  MAX_STONES,
  short,
  stoneMiddle,
  stonePath,
} from './arch-geometry.ts'

const frames = fc
  .record({
    outer: fc.integer({ min: 10, max: 700 }),
    ratio: fc.double({ min: 0.45, max: 0.85, noNaN: true }),
  })
  .map(({ outer, ratio }) => ({ outer, inner: outer * ratio, gap: outer / 60 }))
const counts = fc.integer({ min: 1, max: MAX_STONES })

function numbers(path: string): number[] {
  return [...path.matchAll(/-?\d*\.?\d+/g)].map((match) => Number(match[0]))
}

function corners(path: string): [number, number][] {
  const [x1 = 0, y1 = 0, , , , , , x2 = 0, y2 = 0, x3 = 0, y3 = 0, , , , , , x4 = 0, y4 = 0] = numbers(path)
  return [
    [x1, y1],
    [x2, y2],
    [x3, y3],
    [x4, y4],
  ]
}

describe('the stones of an arch', () => {
  test('have their keystone in the middle, also when one side has a stone more', () => {
    fc.assert(
      fc.property(frames, fc.integer({ min: 3, max: MAX_STONES }), (frame, count) => {
        const key = Math.ceil((count - 1) / 2)
        const [a, b, c, d] = corners(stonePath({ index: key, count, frame, key }))
        expect(a![0] + b![0]).toBeCloseTo(0, 0)
        expect(c![0] + d![0]).toBeCloseTo(0, 0)
        // The first and the last stone still stand on the ground.
        const first = corners(stonePath({ index: 0, count, frame, key }))
        const last = corners(stonePath({ index: count - 1, count, frame, key }))
        expect(first[0]![0]).toBeCloseTo(-last[1]![0], 0)
      }),
    )
  })

  test('stand on the ground and stay within the radius', () => {
    fc.assert(
      fc.property(frames, counts, fc.nat(), (frame, count, seed) => {
        for (const [x, y] of corners(stonePath({ index: seed % count, count, frame }))) {
          expect(y).toBeLessThanOrEqual(0.1)
          expect(Math.hypot(x, y)).toBeLessThanOrEqual(frame.outer + 0.2)
          expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(frame.inner - 0.2)
        }
      }),
    )
  })

  test('mirror each other left and right', () => {
    fc.assert(
      fc.property(frames, counts, fc.nat(), (frame, count, seed) => {
        const index = seed % count
        const left = corners(stonePath({ index, count, frame }))
        const right = corners(stonePath({ index: count - 1 - index, count, frame }))
        expect(left[0]?.[0]).toBeCloseTo(-(right[1]?.[0] ?? 0), 0)
        expect(left[0]?.[1]).toBeCloseTo(right[1]?.[1] ?? 0, 0)
      }),
    )
  })

  test('leave a joint as wide outside as inside', () => {
    fc.assert(
      fc.property(frames, fc.integer({ min: 2, max: MAX_STONES }), (frame, count) => {
        const [, a, b] = corners(stonePath({ index: 0, count, frame }))
        const [d, , , c] = corners(stonePath({ index: 1, count, frame }))
        const outer = Math.hypot((a?.[0] ?? 0) - (d?.[0] ?? 0), (a?.[1] ?? 0) - (d?.[1] ?? 0))
        const inner = Math.hypot((b?.[0] ?? 0) - (c?.[0] ?? 0), (b?.[1] ?? 0) - (c?.[1] ?? 0))
        expect(Math.abs(outer - frame.gap)).toBeLessThan(0.3)
        expect(Math.abs(inner - frame.gap)).toBeLessThan(0.3)
      }),
    )
  })

  test('carry their words in the middle, upright at the top', () => {
    fc.assert(
      fc.property(frames, counts, (frame, count) => {
        const odd = count * 2 - 1
        const { x, y, turn } = stoneMiddle({ index: count - 1, count: odd, frame })
        expect(x).toBeCloseTo(0, 5)
        expect(-y).toBeCloseTo((frame.outer + frame.inner) / 2, 5)
        expect(turn).toBeCloseTo(0, 5)
      }),
    )
  })

  test('a nearly known one fills its inner half, a dashed one keeps its line inside', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const half = innerHalf(frame)
        expect(half.to - half.from).toBeCloseTo((frame.outer - frame.inner) / 2, 5)
        const dashed = inset(frame, 1.2)
        expect(frame.outer - dashed.to).toBeCloseTo(0.6, 5)
        expect(keystoneLift(frame)).toBeCloseTo((frame.outer - frame.inner) / 5, 5)
      }),
    )
  })
})

describe('counting in stones', () => {
  test('every skill up to twelve is one stone', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.nat({ max: 12 }), fc.nat({ max: 12 }), (have, near, missing) => {
        const of = have + near + missing
        fc.pre(of <= MAX_STONES)
        const stones = countStones({ have, near, of })
        expect(stones.filter((stone) => stone === 'have')).toHaveLength(have)
        expect(stones.filter((stone) => stone === 'near')).toHaveLength(near)
        expect(stones.filter((stone) => stone === 'missing')).toHaveLength(missing)
      }),
    )
  })

  test('more than twelve are grouped, and nobody is told all or nothing when it is not so', () => {
    fc.assert(
      fc.property(fc.nat({ max: 90 }), fc.nat({ max: 90 }), fc.nat({ max: 90 }), (have, near, missing) => {
        const of = have + near + missing
        fc.pre(of > MAX_STONES)
        const stones = countStones({ have, near, of })
        expect(stones).toHaveLength(MAX_STONES)
        for (const [state, count] of [
          ['have', have],
          ['near', near],
          ['missing', missing],
        ] as const) {
          expect(stones.includes(state)).toBe(count > 0)
        }
      }),
    )
  })

  test('nonsense from a broken count draws no more stones than asked', () => {
    expect(countStones({ have: 9, of: 5 })).toEqual(['have', 'have', 'have', 'have', 'have'])
    expect(countStones({ have: -2, near: Number.NaN, of: 2 })).toEqual(['missing', 'missing'])
    expect(countStones({ have: 1, of: 0 })).toEqual([])
  })
})

test('numbers in a drawing are short', () => {
  expect([0, -0.04, 0.25, -0.31, 12, 146.449].map(short)).toEqual(['0', '0', '.3', '-.3', '12', '146.4'])
})
