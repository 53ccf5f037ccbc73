import * as z from 'zod/mini'
import { uuid } from '#platform/contract/schemas.ts'

export const PICTURE_KINDS = ['photo', 'cover'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Widths in which a picture is kept, and its shape. */
export const PICTURE_WIDTHS = { photo: [96, 256, 512], cover: [640, 1280, 1920] } as const
export const PICTURE_HEIGHT = { photo: 1, cover: 1 / 3 } as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const UPLOAD_LIMIT = 8 * 1024 * 1024

export const picture = z.strictObject({
  id: uuid,
  /** A tiny blurred version as a data address, shown until the picture is there. */
  placeholder: z.string(),
})
export type Picture = z.output<typeof picture>

export function pictureAddress(file: { id: string; width: number; format: 'avif' | 'webp' }): string {
  return `/pictures/${file.id}/${file.width}.${file.format}`
}

export function pictureSet(id: string, kind: PictureKind, format: 'avif' | 'webp'): string {
  return PICTURE_WIDTHS[kind].map((width) => `${pictureAddress({ id, width, format })} ${width}w`).join(', ')
}
