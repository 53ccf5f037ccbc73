import sharp from 'sharp'
import type { PictureFormat, PictureShape } from '#platform/contract/pictures.ts'
import { isPicture } from '../files/file-format.ts'
import { PIXELS_MAX, pixelLimit } from './picture-limits.ts'

export type Encoded = {
  placeholder: string
  /** Of the largest size. */
  width: number
  height: number
  files: { name: string; bytes: Uint8Array }[]
}
/** In pixels of the picture as it is seen. */
export type PicturePart = { left: number; top: number; width: number; height: number }
export type PictureRefusal = {
  reason: 'pictureUnreadable' | 'pictureHuge' | 'pictureHeavy' | 'pictureSmall'
  /** For the text of the refusal. */
  values?: { megapixels: number; limit: number }
}

// One picture at a time, with what it needs and no more.
sharp.cache(false)
sharp.concurrency(1)

const PLACEHOLDER_WIDTH = 16
const OPTIONS = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 } }
/** Only types of contracts are taken here: their schemas would count into the memory of one picture. */
const FORMATS: readonly PictureFormat[] = ['avif', 'webp']

/** Draws a picture anew in every size and format: nothing of the file itself is kept, what a camera wrote into it least of all. */
export async function encodePicture(
  bytes: Uint8Array,
  shape: PictureShape,
  part?: PicturePart,
): Promise<Encoded | PictureRefusal> {
  if (!isPicture(bytes)) return { reason: 'pictureUnreadable' }
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = metadata
    const limit = pixelLimit(metadata)
    if (width * height > limit) return { reason: 'pictureHuge', values: megapixels(width * height, limit) }
    if (width < shape.least.width || height < shape.least.height) return { reason: 'pictureSmall' }
    return await draw(bytes, shape, part)
  } catch {
    return { reason: 'pictureUnreadable' }
  }
}

/** Whole ones, and never such that the picture would seem to be within. */
function megapixels(pixels: number, limit: number): PictureRefusal['values'] {
  return { megapixels: Math.ceil(pixels / 1e6), limit: Math.floor(limit / 1e6) }
}

async function draw(
  bytes: Uint8Array,
  { widths, ratio, fit, formats = FORMATS }: PictureShape,
  part?: PicturePart,
): Promise<Encoded> {
  const largest = Math.max(...widths)
  const height = (width: number) => Math.round(width * ratio)
  // Decoded once; the sizes are made of the largest.
  const upright = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: PIXELS_MAX,
    sequentialRead: true,
  }).autoOrient()
  const { data, info } = await (part ? upright.extract(part) : upright)
    .resize(largest, height(largest), { fit, background: '#ffffff', withoutEnlargement: fit === 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const again = fit === 'inside' ? ({ fit, withoutEnlargement: true } as const) : {}
  const files: Encoded['files'] = []
  for (const width of widths) {
    const sized = pixels().resize(width, height(width), again)
    for (const format of formats) {
      const encoded = sized.clone()[format](OPTIONS[format])
      files.push({ name: `${width}.${format}`, bytes: await encoded.toBuffer() })
    }
  }
  const tiny = await pixels()
    .resize(PLACEHOLDER_WIDTH, Math.max(1, height(PLACEHOLDER_WIDTH)), again)
    .blur(1)
    .webp({ quality: 30 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { placeholder, width: info.width, height: info.height, files }
}
