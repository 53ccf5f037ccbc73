import * as z from 'zod/mini'
import { uuid } from './schemas.ts'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** In which sizes a kind of picture is kept. */
export type PictureShape = {
  widths: readonly number[]
  /** Height by width. */
  ratio: number
  /** With less it would be blown up until it blurs. */
  least: { width: number; height: number }
  /** Whether what does not fit is cut off, the whole is shown on a ground of white, or it keeps its own shape and is never blown up. */
  fit: 'cover' | 'contain' | 'inside'
  /** Both if not said; one where whoever shows it cannot choose. */
  formats?: readonly PictureFormat[]
}

export const picture = z.strictObject({
  id: uuid,
  /** A tiny blurred version as a data address, shown until the picture is there. */
  placeholder: z.string(),
})
export type Picture = z.output<typeof picture>

export function pictureAddress(file: { id: string; width: number; format: PictureFormat }): string {
  return `/pictures/${file.id}/${file.width}.${file.format}`
}
