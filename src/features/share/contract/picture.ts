import { isLocale, type Locale } from '#platform/contract/locale.ts'

export const SIZES = {
  '1200x630': { width: 1200, height: 630 },
  '800x800': { width: 800, height: 800 },
} as const
export type PictureSize = keyof typeof SIZES

/** A picture that stands for a page where it is shared. */
export type PictureName = { name: string; locale: Locale; size: PictureSize }

/** Reads `{name}-{locale}-{size}.png`. */
export function parsePictureName(file: string): PictureName | undefined {
  const [, name, locale, size] =
    /^([a-z\d]+(?:-[a-z\d]+)*)-(bhs|en)-(1200x630|800x800)\.png$/.exec(file) ?? []
  if (!name || name.length > 120 || !isLocale(locale)) return undefined
  return { name, locale, size: size as PictureSize }
}
