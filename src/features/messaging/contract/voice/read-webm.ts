import { readHead, type Recording, textOf } from './opus.ts'

/** Elements that are read (Matroska, RFC 9559). */
const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
const TRACK_NUMBER = 0xd7
const TRACK_TYPE = 0x83
const CODEC_ID = 0x86
const CODEC_PRIVATE = 0x63a2
const CONTENT_ENCODINGS = 0x6d80
const CLUSTER = 0x1f43b675
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const SIMPLE_BLOCK = 0xa3

const SOUND = 2
const LACING = 0x06
/** Of a block: number of the track, time and flags. */
const BLOCK_HEAD = 4

/**
 * Elements that are skipped: seeking, facts, tags, time, padding, checksums. Attachments, chapters and pictures are
 * rejected.
 */
const PASSED = new Set([
  0x114d9b74, 0x1549a966, 0x1254c367, 0x1c53bb6b, 0xe7, 0xab, 0xa7, 0x9b, 0x75a2, 0xfb, 0xec, 0xbf,
])

type Element = { id: number; body: Uint8Array; from: number; to: number; isOpen: boolean }

/**
 * Reads a WebM file with one track of Opus, as browsers record it. Unfinished files (unless `mayBeCutOff`) and other
 * contents are invalid. One pass over the bytes; only the packets are copied.
 */
export function readWebm(bytes: Uint8Array, mayBeCutOff = false): Recording | undefined {
  const header = elementAt(bytes, 0)
  if (header?.id !== EBML || docTypeOf(header.body) !== 'webm') return undefined
  let track: Track | undefined
  const packets: Uint8Array[] = []
  for (let at = header.to; at < bytes.length; ) {
    const element = elementAt(bytes, at)
    if (!element && mayBeCutOff) break
    if (!element) return undefined
    const { id, body } = element
    // Containers are entered rather than skipped, because a live recording does not know where they end.
    if (id === SEGMENT || id === CLUSTER || id === BLOCK_GROUP) {
      at = element.from
      continue
    }
    if (element.isOpen) return undefined
    if (id === TRACKS) {
      if (track) return undefined
      track = trackOf(body)
      if (!track) return undefined
    } else if (id === SIMPLE_BLOCK || id === BLOCK) {
      if (!track || body.length <= BLOCK_HEAD) return undefined
      if (body[0] !== (track.number | 0x80) || (body[3]! & LACING) !== 0) return undefined
      packets.push(body.subarray(BLOCK_HEAD))
    } else if (!PASSED.has(id)) return undefined
    at = element.to
  }
  return track && packets.length > 0 ? { ...track.head, packets } : undefined
}

type Track = { number: number; head: Pick<Recording, 'channels' | 'preSkip'> }

/** Returns the only track if it is Opus without compression or encryption. */
function trackOf(tracks: Uint8Array): Track | undefined {
  const entries = childrenOf(tracks)?.filter(({ id }) => id === TRACK_ENTRY)
  const fields = entries?.length === 1 ? childrenOf(entries[0]!.body) : undefined
  if (!fields) return undefined
  const field = (elementId: number) => fields.find(({ id }) => id === elementId)?.body
  const [number, type, codec] = [field(TRACK_NUMBER), field(TRACK_TYPE), field(CODEC_ID)]
  const head = readHead(field(CODEC_PRIVATE) ?? new Uint8Array())
  if (!number || !type || !codec || !head || field(CONTENT_ENCODINGS)) return undefined
  if (textOf(codec.subarray(0, 16)) !== 'A_OPUS' || type.at(-1) !== SOUND) return undefined
  const only = numberAt(number, 0, number.length)
  return only > 0 && only < 0x7f ? { number: only, head } : undefined
}

function docTypeOf(header: Uint8Array): string | undefined {
  const type = childrenOf(header)?.find(({ id }) => id === DOC_TYPE)
  return type && textOf(type.body.subarray(0, 16))
}

function childrenOf(parent: Uint8Array): Element[] | undefined {
  const children: Element[] = []
  for (let at = 0; at < parent.length; ) {
    const child = elementAt(parent, at)
    if (!child || child.isOpen) return undefined
    children.push(child)
    at = child.to
  }
  return children
}

/** Returns one element; one of unknown length reaches to the end. */
function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const idLength = lengthAt(bytes, at)
  if (idLength === undefined || idLength > 4) return undefined
  const sizeAt = at + idLength
  const sizeLength = lengthAt(bytes, sizeAt)
  if (sizeLength === undefined) return undefined
  const from = sizeAt + sizeLength
  const id = numberAt(bytes, at, idLength)
  const size = numberAt(bytes, sizeAt + 1, sizeLength - 1)
  const top = bytes[sizeAt]! & (0xff >> sizeLength)
  const isOpen = top === 0xff >> sizeLength && size === 256 ** (sizeLength - 1) - 1
  const to = isOpen ? bytes.length : from + top * 256 ** (sizeLength - 1) + size
  if (from > bytes.length || to > bytes.length) return undefined
  return { id, body: bytes.subarray(from, to), from, to, isOpen }
}

/** Returns the length of a number, which its first byte tells. */
function lengthAt(bytes: Uint8Array, at: number): number | undefined {
  const first = bytes[at]
  const length = first ? Math.clz32(first) - 23 : undefined
  return length !== undefined && at + length <= bytes.length ? length : undefined
}

function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let number = 0
  for (let n = at; n < at + length; n += 1) number = number * 256 + bytes[n]!
  return number
}
