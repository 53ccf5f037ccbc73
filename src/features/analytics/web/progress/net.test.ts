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

test('a name has room beside the net: it is broken between words, and what is too long is elided', () => {
  expect(linesOf('Podaci')).toEqual(['Podaci'])
  expect(linesOf('Ured i administracija')).toEqual(['Ured i', 'administraci…'])
  expect(linesOf('upravljanje ljudima')).toEqual(['upravljanje', 'ljudima'])
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,20}$/), { minLength: 1, maxLength: 8 }), (words) => {
      const lines = linesOf(words.join(' '))
      expect(lines.length).toBeLessThanOrEqual(3)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(13)
    }),
  )
})
