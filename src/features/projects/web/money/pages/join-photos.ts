import { PAPER_LIMIT } from '../../../contract/money/files.endpoints.ts'
import { type PicturePage, picturePdf } from './picture-pdf.ts'

/** The longest side of a page in pixels, at which small print of an A4 page is still readable. */
const LONGEST_SIDE = 2200
const QUALITIES = [0.85, 0.65, 0.45]

/** A photo that this browser cannot read, by the name of its file. */
export class UnreadablePhoto {
  readonly photo: string

  constructor(photo: string) {
    this.photo = photo
  }
}

/**
 * Joins photos to one PDF on this device, in the best of three qualities in which it may be uploaded; in the last one
 * otherwise. Returns the first photo that cannot be read.
 */
export async function joinPhotos(photos: readonly File[], title: string): Promise<Blob | UnreadablePhoto> {
  let pdf = new Blob()
  for (const quality of QUALITIES) {
    const pages: PicturePage[] = []
    // One at a time, because a phone has no memory for all of them.
    for (const photo of photos) {
      const page = await pageOf(photo, quality)
      if (page instanceof UnreadablePhoto) return page
      pages.push(page)
    }
    pdf = new Blob([picturePdf(title, pages)], { type: 'application/pdf' })
    if (pdf.size <= PAPER_LIMIT) break
  }
  return pdf
}

async function pageOf(photo: File, quality: number): Promise<PicturePage | UnreadablePhoto> {
  const picture = await createImageBitmap(photo).catch(() => undefined)
  if (!picture) return new UnreadablePhoto(photo.name)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')
  if (!drawing) return new UnreadablePhoto(photo.name)
  // Transparent places would turn black.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(picture, 0, 0, width, height)
  picture.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}
