import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CROP_RATIOS, CROP_SHAPES, firstCut, fitCut, pixelsOf } from './crops.ts'

const size = fc.record({
  width: fc.integer({ min: 50, max: 1280 }),
  height: fc.integer({ min: 50, max: 1280 }),
})
const asked = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1000 }),
  width: fc.integer({ min: 100, max: 1000 }),
})
const shape = fc.constantFrom(...CROP_SHAPES)

test('a part that somebody chooses lies within the picture and has its shape, whatever the picture’s own', () => {
  fc.assert(
    fc.property(shape, size, asked, (of, picture, cut) => {
      const { left, top, width, height } = pixelsOf(of, picture, cut)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(picture.width)
      expect(top + height).toBeLessThanOrEqual(picture.height)
      // Whole pixels and thousandths leave a little.
      expect(Math.abs(width / CROP_RATIOS[of] - height)).toBeLessThanOrEqual(1.5)
      expect(fitCut(of, picture, fitCut(of, picture, cut))).toEqual(fitCut(of, picture, cut))
    }),
  )
})

test('until somebody chooses, the largest part around what must stay visible is shown', () => {
  expect(firstCut('square', { width: 1200, height: 800 }, { x: 100, y: 50 })).toEqual({
    x: 334,
    y: 0,
    width: 666,
  })
  expect(firstCut('wide', { width: 900, height: 1200 }, { x: 50, y: 0 })).toEqual({ x: 0, y: 0, width: 1000 })
})
