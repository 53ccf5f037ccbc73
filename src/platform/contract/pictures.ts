import * as z from 'zod/mini'
import { uuid } from './schemas.ts'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const UPLOAD_LIMIT = 8 * 1024 * 1024

/** Whether a file calls itself HEIC, the format of an iPhone; some devices give it no type. */
export function isHeicFile({ type, name }: { type: string; name: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/**
 * Whether a chosen file may be a picture. One without a type is checked by the server, and a HEIC is turned into a JPEG by
 * the browsers that read it; of the others the server says what to do.
 */
export function mayBePicture(file: { type: string; name: string }): boolean {
  return file.type === '' || UPLOAD_TYPES.some((one) => one === file.type) || isHeicFile(file)
}

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
