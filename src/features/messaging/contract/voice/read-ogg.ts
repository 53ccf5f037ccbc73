import { readHead, type Recording, textOf } from './opus.ts'

const PAGE_HEAD = 27
const SUM_AT = 22
const CONTINUED = 1
const FIRST = 2
const FULL = 255
/** Head and tags precede the first packet of sound. */
const BEFORE_SOUND = 2

/**
 * Reads an Ogg file with one stream of Opus (RFC 3533, RFC 7845), as browsers record it. Every page must follow the one
 * before and match its checksum; remainders and other streams make the file invalid.
 */
export function readOgg(bytes: Uint8Array, mayBeCutOff = false): Recording | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packets: Uint8Array[] = []
  let serial: number | undefined
  let pieces: Uint8Array[] = []
  let number = 0
  for (let at = 0; at < bytes.length; number += 1) {
    const page = pageAt(bytes, view, at)
    if (!page && mayBeCutOff) break
    if (!page || page.number !== number) return undefined
    serial ??= page.serial
    const isContinued = (page.flags & CONTINUED) !== 0
    const isFirst = (page.flags & FIRST) !== 0
    if (page.serial !== serial || isFirst !== (number === 0) || isContinued !== pieces.length > 0)
      return undefined
    let from = page.from
    for (const size of page.sizes) {
      pieces.push(bytes.subarray(from, from + size))
      from += size
      if (size === FULL) continue
      packets.push(joined(pieces))
      pieces = []
    }
    at = page.to
  }
  const [head, tags, ...sound] = packets
  if (!head || !tags || (pieces.length > 0 && !mayBeCutOff) || packets.length <= BEFORE_SOUND)
    return undefined
  if (textOf(tags.subarray(0, 8)) !== 'OpusTags') return undefined
  const header = readHead(head)
  return header && { ...header, packets: sound }
}

function pageAt(bytes: Uint8Array, view: DataView, at: number) {
  if (at + PAGE_HEAD > bytes.length || textOf(bytes.subarray(at, at + 4)) !== 'OggS' || bytes[at + 4] !== 0)
    return undefined
  const from = at + PAGE_HEAD + bytes[at + 26]!
  const sizes = bytes.subarray(at + PAGE_HEAD, from)
  const to = sizes.reduce((end, size) => end + size, from)
  if (to > bytes.length || sumOf(bytes, at, to) !== view.getUint32(at + SUM_AT, true)) return undefined
  return {
    flags: bytes[at + 5]!,
    serial: view.getUint32(at + 14, true),
    number: view.getUint32(at + 18, true),
    sizes,
    from,
    to,
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  return sum >>> 0
})

/** Returns the checksum of a page, with its own four bytes taken as zero. */
export function sumOf(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 1) {
    const byte = at >= from + SUM_AT && at < from + SUM_AT + 4 ? 0 : bytes[at]!
    sum = ((sum << 8) ^ SUMS[((sum >>> 24) ^ byte) & 255]!) >>> 0
  }
  return sum
}
