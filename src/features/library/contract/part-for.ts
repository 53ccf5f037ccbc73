import type { Crop, CropShape } from './crops.ts'

// Apart from the schemas of crops, which pages of readers do without.
type WithCrops = {
  file: string
  width: number
  height: number
  focal: { x: number; y: number }
  crops: readonly Crop[]
}

/** Returns what stands in a place of this shape: the part that somebody chose for it, or the picture, cut around its focal point. */
export function partFor({ file, width, height, focal, crops }: WithCrops, shape?: CropShape) {
  const part = crops.find((one) => one.shape === shape)
  return part
    ? { isChosen: true, file: part.file, width: part.width, height: part.height, focal: MIDDLE }
    : { isChosen: false, file, width, height, focal }
}

const MIDDLE = { x: 50, y: 50 }
