import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CropShape, type Cut, firstCut } from './crops.ts'
import { partFor } from './part-for.ts'
import { CROP_RATIOS, PLACE_RATIOS } from './shapes.ts'

const upright = { file: 'whole', width: 900, height: 1200, focal: { x: 50, y: 50 } }

function cropOf(shape: CropShape, picture = upright, cut: Cut = firstCut(shape, picture, picture.focal)) {
  return { shape, file: shape, width: 100, height: Math.round(100 / CROP_RATIOS[shape]), cut }
}

const fileIn = (picture: Parameters<typeof partFor>[0], place: keyof typeof PLACE_RATIOS) =>
  partFor(picture, place).file

test('readers see the part that the author chose for a shape in places of that shape', () => {
  const crops = [cropOf('square'), cropOf('wide'), cropOf('share')]
  for (const place of ['square', 'wide', 'share'] as const)
    expect(partFor({ ...upright, crops }, place)).toMatchObject({
      isChosen: true,
      file: place,
      focal: { x: 50, y: 50 },
    })
})

test('in a place of a shape that authors choose no part for, readers see the part nearest to it in shape', () => {
  const crops = [cropOf('square'), cropOf('wide')]
  expect(fileIn({ ...upright, crops }, 'grid')).toBe('wide')
  expect(fileIn({ ...upright, crops }, 'hero')).toBe('square')
  expect(fileIn({ ...upright, crops: [cropOf('square')] }, 'gallery')).toBe('square')
  expect(fileIn({ ...upright, crops: [cropOf('wide')] }, 'share')).toBe('wide')
})

test('readers see the picture around its focal point where the author chose nothing near, or nothing at all', () => {
  const focal = { x: 50, y: 0 }
  const whole = { isChosen: false, file: 'whole', width: 900, height: 1200, focal }
  expect(partFor({ ...upright, focal, crops: [] }, 'grid')).toEqual(whole)
  expect(partFor({ ...upright, focal, crops: [cropOf('square')] }, 'wide')).toEqual(whole)
  expect(partFor({ ...upright, focal, crops: [cropOf('wide')] }, 'square')).toEqual(whole)
  expect(partFor({ ...upright, focal, crops: [cropOf('wide')] })).toEqual(whole)
})

test('readers see a whole picture in a place of its own shape, unless the author chose a part for just that', () => {
  const photo = { ...upright, width: 1200, height: 800 }
  expect(fileIn({ ...photo, crops: [cropOf('square', photo)] }, 'grid')).toBe('whole')
  const wide = { ...upright, width: 1280, height: 720 }
  expect(fileIn({ ...wide, crops: [cropOf('wide', wide)] }, 'wide')).toBe('wide')
})

test('the focal point of a picture is the same point of a part that is cut again', () => {
  const cut = { x: 200, y: 100, width: 500 }
  const at = (focal: { x: number; y: number }) =>
    partFor({ ...upright, focal, crops: [cropOf('square', upright, cut)] }, 'hero').focal
  expect(at({ x: 20, y: 10 })).toEqual({ x: 0, y: 0 })
  expect(at({ x: 70, y: 10 })).toEqual({ x: 100, y: 0 })
  // Beside the part nothing can stay visible, and the middle is what nobody chose.
  expect(at({ x: 100, y: 100 })).toEqual({ x: 50, y: 50 })
  expect(at({ x: 50, y: 50 })).toEqual({ x: 50, y: 50 })
})

test('whatever the author chose, a place shows two thirds of a chosen part or more, around a point within it', () => {
  const size = fc.integer({ min: 50, max: 1280 })
  const percent = fc.integer({ min: 0, max: 100 })
  const shapes = fc.uniqueArray(fc.constantFrom(...(['wide', 'square', 'share'] as const)))
  const place = fc.constantFrom(...(Object.keys(PLACE_RATIOS) as (keyof typeof PLACE_RATIOS)[]))
  fc.assert(
    fc.property(size, size, percent, percent, shapes, place, (width, height, x, y, chosen, where) => {
      const picture = { file: 'whole', width, height, focal: { x, y } }
      const crops = chosen.map((shape) => cropOf(shape, picture))
      const part = partFor({ ...picture, crops }, where)
      for (const at of [part.focal.x, part.focal.y]) expect(Math.abs(at - 50)).toBeLessThanOrEqual(50)
      if (!part.isChosen) return
      const ratio = CROP_RATIOS[part.file as CropShape] / PLACE_RATIOS[where]
      expect(Math.min(ratio, 1 / ratio)).toBeGreaterThan(0.65)
    }),
  )
})
