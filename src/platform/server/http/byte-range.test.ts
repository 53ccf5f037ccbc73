import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

describe('a part of a file', () => {
  test.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-1', { from: 999, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    [undefined, undefined],
    ['bytes=-', undefined],
    ['bytes=9-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
  ])('%s of a thousand bytes', (header, range) => {
    expect(byteRange(header, 1000)).toEqual(range)
  })

  test('that is not there is refused', () => {
    for (const header of ['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])
      expect(() => byteRange(header, 1000)).toThrow()
  })

  test('lies within it, whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5000 }), (first, last, size) => {
        fc.pre(first < size)
        const range = byteRange(`bytes=${first}-${last}`, size)
        return !range || (range.from === first && range.to >= first && range.to < size)
      }),
    )
  })
})
