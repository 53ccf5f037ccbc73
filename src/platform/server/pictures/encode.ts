import sharp from 'sharp'
import type { PictureShape } from '#platform/contract/pictures.ts'

export type Encoded = { placeholder: string; files: { name: string; bytes: Uint8Array }[] }
export type Refusal = 'pictureUnreadable' | 'pictureHuge' | 'pictureSmall'

/** What phones take at most today; beyond it a small file may unpack to gigabytes. */
const MOST_PIXELS = 60_000_000
const PLACEHOLDER_WIDTH = 16

/** Says no to what is no picture of a kind that we take, without asking a decoder. */
function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('GIF8') ||
    /^RIFF....WEBP/s.test(start) ||
    /^....ftyp(?:avif|avis|mif1)/s.test(start)
  )
}

/** Draws a picture anew in every size and format: nothing of the file itself is kept, what a camera wrote into it least of all. */
export async function encodePicture(bytes: Uint8Array, shape: PictureShape): Promise<Encoded | Refusal> {
  if (!isPicture(bytes)) return 'pictureUnreadable'
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return 'pictureHuge'
    if (width < shape.least.width || height < shape.least.height) return 'pictureSmall'
    return await draw(bytes, shape)
  } catch {
    return 'pictureUnreadable'
  }
}

async function draw(bytes: Uint8Array, { widths, ratio, fit }: PictureShape): Promise<Encoded> {
  const largest = Math.max(...widths)
  const height = (width: number) => Math.round(width * ratio)
  // Decoded once; the sizes are made of the largest.
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(largest, height(largest), { fit, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const files: Encoded['files'] = []
  for (const width of widths) {
    const sized = drawn().resize(width, height(width))
    files.push({
      name: `${width}.avif`,
      bytes: await sized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    })
    files.push({
      name: `${width}.webp`,
      bytes: await sized.clone().webp({ quality: 78, effort: 4 }).toBuffer(),
    })
  }
  const tiny = await drawn()
    .resize(PLACEHOLDER_WIDTH, Math.max(1, height(PLACEHOLDER_WIDTH)))
    .blur(1)
    .webp({ quality: 30 })
    .toBuffer()
  return { placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, files }
}
