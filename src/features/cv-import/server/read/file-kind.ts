import type { Format } from '../../contract/proposal.ts'
import { Refusal } from './refusal.ts'
import { namesInZip } from './zip.ts'

const LINKEDIN = /(?:^|\/)(?:Profile|Positions|Education|Skills)\.csv$/i

/** PNG, JPEG, GIF, WebP, TIFF, and the photos of phones. */
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[\s\S]{4}WEBP|II\*\0|MM\0\*|[\s\S]{4}ftyp(?:hei|mif|avif))/

/** Detects the format by the contents, because names and media types can be wrong. */
export function fileKind(bytes: Uint8Array): Format {
  if (bytes.length === 0) throw new Refusal('empty')
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('PK\u0003\u0004')) return zipKind(bytes)
  if (start.startsWith('PK\u0005\u0006')) throw new Refusal('empty')
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw new Refusal(isSealed(bytes) ? 'encrypted' : 'oldWord')
  if (/^(?:\xef\xbb\xbf)?\s*\{/.test(start) || isEuropassXml(start)) return 'json'
  if (start.trim() === '' && bytes.length < 1024) throw new Refusal('empty')
  throw new Refusal(PICTURE.test(start) ? 'picture' : 'wrongType')
}

/** Recognises the older Europass as XML, which has the same fields as its JSON and is read with it. */
export function isEuropassXml(start: string): boolean {
  return /^(?:\xef\xbb\xbf|\ufeff)?\s*<[?!\w]/.test(start) && /<(?:\w+:)?SkillsPassport[\s>]/.test(start)
}

function zipKind(bytes: Uint8Array): Format {
  const names = namesInZip(bytes)
  if (names.includes('word/document.xml')) return 'docx'
  if (names.some((name) => LINKEDIN.test(name))) return 'linkedin'
  throw new Refusal('wrongType')
}

/** Returns true for a Word file with a password, which is wrapped in the old format. */
function isSealed(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
