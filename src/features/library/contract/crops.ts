import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'
import { CROP_RATIOS } from './shapes.ts'

export { CROP_RATIOS }
export type CropShape = keyof typeof CROP_RATIOS
export const CROP_SHAPES = ['wide', 'square', 'share'] as const satisfies readonly CropShape[]

const thousandths = z.int().check(z.minimum(0), z.maximum(1000))

/** The chosen part, in thousandths of the picture; its height follows from the shape. */
export const cut = z.strictObject({
  x: thousandths,
  y: thousandths,
  width: z.int().check(z.minimum(100), z.maximum(1000)),
})
export type Cut = z.output<typeof cut>

export const crop = z.strictObject({
  shape: z.enum(CROP_SHAPES),
  /** The id of its file. */
  file: uuid,
  width: z.int(),
  height: z.int(),
  cut,
})
export type Crop = z.output<typeof crop>

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The width of the largest part of this shape, in thousandths of the picture's own. */
export function largestWidth(shape: CropShape, { width, height }: Size): number {
  return Math.min(1000, Math.floor((1000 * height * CROP_RATIOS[shape]) / width))
}

/** The height of a part, in thousandths of the picture's own. */
export function heightOf(shape: CropShape, { width, height }: Size, wide: number): number {
  return Math.min(1000, (wide * width) / CROP_RATIOS[shape] / height)
}

/** The same part, moved and made smaller until it lies within the picture. */
export function fitCut(shape: CropShape, picture: Size, { x, y, width }: Cut): Cut {
  const wide = Math.max(1, Math.min(width, largestWidth(shape, picture)))
  const high = heightOf(shape, picture, wide)
  return {
    x: Math.round(Math.max(0, Math.min(x, 1000 - wide))),
    y: Math.floor(Math.max(0, Math.min(y, 1000 - high))),
    width: wide,
  }
}

/** The largest part of this shape around what must stay visible (in hundredths): what is shown until somebody chooses. */
export function firstCut(shape: CropShape, picture: Size, focal: Point): Cut {
  const width = largestWidth(shape, picture)
  const high = heightOf(shape, picture, width)
  return fitCut(shape, picture, { x: focal.x * 10 - width / 2, y: focal.y * 10 - high / 2, width })
}

/** The part in pixels of a picture of this size. */
export function pixelsOf(shape: CropShape, picture: Size, wish: Cut) {
  const { x, y, width: wide } = fitCut(shape, picture, wish)
  const width = Math.max(1, Math.min(picture.width, Math.round((picture.width * wide) / 1000)))
  const height = Math.max(1, Math.min(picture.height, Math.round(width / CROP_RATIOS[shape])))
  return {
    left: Math.min(picture.width - width, Math.round((picture.width * x) / 1000)),
    top: Math.min(picture.height - height, Math.round((picture.height * y) / 1000)),
    width,
    height,
  }
}
