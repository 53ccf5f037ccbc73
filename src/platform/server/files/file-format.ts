/** With which bytes a file of each format begins, read as Latin-1. */
const BEGINNINGS = {
  pdf: /^%PDF-/,
  zip: /^PK\x03\x04/,
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  gif: /^GIF8/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftyp(?:avif|avis|mif1)/s,
} as const
export type FileFormat = keyof typeof BEGINNINGS

const LONGEST = 16
const PICTURES: ReadonlySet<FileFormat> = new Set<FileFormat>(['jpeg', 'png', 'gif', 'webp', 'avif'])

/** Detects a file's format by its first bytes, because its name and the browser's type prove nothing. */
export function formatOf(bytes: Uint8Array): FileFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, LONGEST)).toString('latin1')
  return (Object.keys(BEGINNINGS) as FileFormat[]).find((format) => BEGINNINGS[format].test(start))
}

/** Brands of pictures in HEVC, which no decoder of ours reads; an AVIF has the same container and other brands. */
const HEIC = /^....ftyp(?:....)*?(?:hei[cxms]|hev[cxms])/s
/** Room for the brands of a file, the first of which may be the common one of both formats. */
const BRANDS = 64

export function isHeic(bytes: Uint8Array): boolean {
  const length = Buffer.from(bytes.subarray(0, 4))
  const end = length.length < 4 ? 0 : Math.min(length.readUInt32BE(), BRANDS)
  const brands = Buffer.from(bytes.subarray(0, end)).toString('latin1')
  return HEIC.test(brands) && !/avi[fs]/.test(brands)
}

/** Whether it may be a picture of a kind that we take; the decoder has the last word. */
export function isPicture(bytes: Uint8Array): boolean {
  const format = formatOf(bytes)
  return format !== undefined && PICTURES.has(format)
}
