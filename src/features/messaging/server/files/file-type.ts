import { DOCUMENT_TYPES, endingOf, NAME_MAX } from '../../contract/files.ts'

/** Marks that turn the reading direction can make one ending look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name as it is kept and saved on other people's devices: no path, nothing that is not seen; its ending stays. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? ''
  return plain.length <= NAME_MAX
    ? plain || '_'
    : plain.slice(0, NAME_MAX - ending.length).toWellFormed() + ending
}

/** What a document is by its first bytes and its name, which have to agree; what the browser says proves nothing. */
export function documentType(bytes: Buffer, name: string): string | undefined {
  const ending = endingOf(name)
  if (!ending) return undefined
  const start = bytes.subarray(0, 5).toString('latin1')
  const fits = ending === 'pdf' ? start === '%PDF-' : start.startsWith('PK\x03\x04')
  return fits ? DOCUMENT_TYPES[ending] : undefined
}

/** Whether it may be a picture of a kind that we take; the decoder has the last word. */
export function looksLikePicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 16).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp(?:avif|avis|mif1))/s.test(start)
}
