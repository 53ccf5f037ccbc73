import type { Crop } from './crops.ts'
import { CROP_RATIOS, PLACE_RATIOS, type PlaceShape } from './shapes.ts'

// Apart from the schemas of crops, which pages of readers do without.
type WithCrops = {
  file: string
  width: number
  height: number
  focal: { x: number; y: number }
  crops: readonly Crop[]
}

/** A picture of the shape of its place needs no cut, and no choice of its author about one. */
const FITS = 0.98
/** A part of which less would stay in a place says nothing about it: square parts are none for strips. */
const NEAR = 0.66

/**
 * Returns what stands in a place of this shape: the part that somebody chose for it, else the chosen part that is nearest
 * to it in shape, else the picture. What does not fit its place is cut around its focal point.
 */
export function partFor({ file, width, height, focal, crops }: WithCrops, place?: PlaceShape) {
  const whole = { isChosen: false, file, width, height, focal }
  if (place === undefined) return whole
  /** How much of something of this ratio the place shows. */
  const visible = (ratio: number) => Math.min(ratio / PLACE_RATIOS[place], PLACE_RATIOS[place] / ratio)
  const [part] = crops
    .map((crop) => ({ ...crop, share: visible(CROP_RATIOS[crop.shape]) }))
    .toSorted((one, other) => other.share - one.share)
  if (!part || part.share < NEAR) return whole
  if (part.shape !== place && visible(width / height) > FITS) return whole
  return {
    isChosen: true,
    file: part.file,
    width: part.width,
    height: part.height,
    focal: withinPart(part, whole),
  }
}

const MIDDLE = { x: 50, y: 50 }

/** The picture's focal point as a point of the part. Nobody chose a point that is the middle, and one beside the part is not seen. */
function withinPart({ shape, cut }: Crop, { width, height, focal }: Omit<WithCrops, 'file' | 'crops'>) {
  if (focal.x === MIDDLE.x && focal.y === MIDDLE.y) return MIDDLE
  const high = (cut.width * width) / CROP_RATIOS[shape] / height
  const point = {
    x: Math.round((100 * (focal.x * 10 - cut.x)) / cut.width),
    y: Math.round((100 * (focal.y * 10 - cut.y)) / high),
  }
  const isWithin = [point.x, point.y].every((percent) => percent >= 0 && percent <= 100)
  return isWithin ? point : MIDDLE
}
