import { pictureAddress, type PictureFormat, type PictureShape } from '#platform/contract/pictures.ts'

export { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
export { picture, pictureAddress, PICTURE_FORMATS, type Picture } from '#platform/contract/pictures.ts'

export const PICTURE_KINDS = ['photo', 'cover'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Stored widths of a picture, and its shape. */
export const PICTURE_WIDTHS = { photo: [96, 256, 512], cover: [640, 1280, 1920] } as const
export const PICTURE_SHAPES: Readonly<Record<PictureKind, PictureShape>> = {
  photo: { widths: PICTURE_WIDTHS.photo, ratio: 1, least: { width: 96, height: 96 }, fit: 'cover' },
  cover: { widths: PICTURE_WIDTHS.cover, ratio: 1 / 3, least: { width: 480, height: 1 }, fit: 'cover' },
}

export function pictureSet(id: string, kind: PictureKind, format: PictureFormat): string {
  return PICTURE_WIDTHS[kind].map((width) => `${pictureAddress({ id, width, format })} ${width}w`).join(', ')
}
