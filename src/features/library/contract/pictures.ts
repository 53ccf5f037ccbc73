import * as z from 'zod/mini'
import { pictureAddress, type PictureFormat, type PictureShape } from '#platform/contract/pictures.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { crop } from './crops.ts'

export const DESCRIPTION_MAX = 300
export const AUTHOR_MAX = 120
export const LICENCES = ['', 'own', 'permission', 'cc0', 'cc-by', 'cc-by-sa'] as const
export type Licence = (typeof LICENCES)[number]

/** The larger side: for a phone's column, and for the width of a page on a good screen. */
export const LIBRARY_WIDTHS = [480, 1280] as const
export const LIBRARY_SHAPE: PictureShape = {
  widths: LIBRARY_WIDTHS,
  ratio: 1,
  least: { width: 200, height: 100 },
  fit: 'inside',
}

/** A picture as pages show it; beside it stands what the text says of it. */
export const pictureFile = z.strictObject({
  /** The id that texts use. */
  id: uuid,
  /** The id of its present file. */
  file: uuid,
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /** The point that must stay visible when it is cut, in hundredths from the left and from the top. */
  focal: z.strictObject({ x: z.int(), y: z.int() }),
  author: z.string(),
  licence: z.enum(LICENCES),
  /** Parts that somebody chose for the shapes in which it is shown. */
  crops: z.array(crop),
})
export type PictureFile = z.output<typeof pictureFile>

/** The address of its largest size, for readers outside of our pages. */
export function largestAddress({ file: id }: Pick<PictureFile, 'file'>): string {
  return pictureAddress({ id, width: LIBRARY_WIDTHS[1], format: 'webp' })
}

/** Returns the `srcset` with real widths: a size is named by the larger side, so upright pictures by their height. */
export function addressSet(
  { file: id, width, height }: Pick<PictureFile, 'file' | 'width' | 'height'>,
  format: PictureFormat,
): string {
  return LIBRARY_WIDTHS.map((side) => {
    const real = Math.round(width * Math.min(1, side / Math.max(width, height)))
    return `${pictureAddress({ id, width: side, format })} ${real}w`
  }).join(', ')
}
