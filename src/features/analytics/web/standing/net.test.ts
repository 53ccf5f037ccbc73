import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anchorAt, linesOf, outline, pointAt } from './net.ts'

test('the first axis of a net points up and all of them are equally long', () => {
  expect(pointAt(0, 5, 100)).toEqual({ x: 0, y: -100 })
  fc.assert(
    fc.property(fc.nat(7), fc.integer({ min: 3, max: 8 }), (place, of) => {
      const { x, y } = pointAt(place % of, of, 100)
      expect(Math.hypot(x, y)).toBeCloseTo(100, 0)
    }),
  )
})

test('an outline has a point for every share, and a word stands outside its axis', () => {
  expect(outline([1, 0, 0.5, 0], 100)).toBe('0,-100 0,0 0,50 0,0')
  expect([pointAt(0, 4, 9), pointAt(1, 4, 99), pointAt(3, 4, 99)].map(anchorAt)).toEqual([
    'middle',
    'start',
    'end',
  ])
})

test('a long name is broken between words and loses none', () => {
  expect(linesOf('Podaci')).toEqual(['Podaci'])
  expect(linesOf('Ured i administracija')).toEqual(['Ured i', 'administracija'])
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,12}$/), { minLength: 1, maxLength: 6 }), (words) => {
      const name = words.join(' ')
      const lines = linesOf(name)
      expect(lines.join(' ')).toBe(name)
      expect(lines.length).toBeLessThanOrEqual(2)
    }),
  )
})
