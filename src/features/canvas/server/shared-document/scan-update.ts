import { ByteReader, UnreadableUpdate } from './byte-reader.ts'

/*
 * Yjs trusts what an update claims: it allocates as many structs as are announced, and treats a missing position as its
 * own fault. This scanner reads an update from its first byte to its last in one pass, without building anything,
 * before Yjs sees it. It rejects numbers that promise more than the remaining bytes, positions behind the struct that
 * names them, kinds that our devices never write, and values nested without end.
 */

export type ScannedUpdate = {
  /** The roots of the document that it names. */
  roots: ReadonlySet<string>
  /** The number of its pieces: the cost of integrating it depends on them more than on its bytes. */
  pieces: number
}

const GC = 0
const SKIP = 10
const HAS_ORIGIN = 0x80
const HAS_RIGHT_ORIGIN = 0x40
const HAS_KEY = 0x20
const KIND = 0x1f
/** Kinds of shared types: an element has a name, and we have no hooks. */
const ELEMENT = 3
const HOOK = 5
const LAST_TYPE = 6
/** The largest clock; no document of people has a history that long. */
const CLOCK_MOST = 2 ** 32
const KEY_MOST = 200

type Scan = { reader: ByteReader; roots: Set<string>; pieces: number }

/** Scans an update; throws `UnreadableUpdate` for bytes that are not an update of a shared document. */
export function scanUpdate(bytes: Uint8Array): ScannedUpdate {
  const reader = new ByteReader(bytes)
  const scan: Scan = { reader, roots: new Set(), pieces: 0 }
  const writers = new Set<number>()
  for (let left = reader.count(); left > 0; left -= 1) scanWriter(scan, writers)
  scanDeletions(scan)
  if (reader.left > 0) throw new UnreadableUpdate('more bytes than it says')
  return { roots: scan.roots, pieces: scan.pieces }
}

function scanWriter(scan: Scan, writers: Set<number>): void {
  const { reader } = scan
  const structs = reader.count()
  const writer = reader.number()
  if (writers.has(writer)) throw new UnreadableUpdate('one writer twice')
  writers.add(writer)
  let clock = reader.number()
  for (let left = structs; left > 0; left -= 1) {
    scan.pieces += 1
    const length = scanStruct(scan, { writer, clock })
    if (length < 1 || clock + length > CLOCK_MOST) throw new UnreadableUpdate('a struct of no length')
    clock += length
  }
}

type Place = { writer: number; clock: number }

function scanStruct(scan: Scan, own: Place): number {
  const { reader } = scan
  const info = reader.byte()
  const kind = info & KIND
  if (kind === GC || kind === SKIP) return reader.number()
  if (info & HAS_ORIGIN) scanPlace(reader, own)
  if (info & HAS_RIGHT_ORIGIN) scanPlace(reader, own)
  if (!(info & (HAS_ORIGIN | HAS_RIGHT_ORIGIN))) {
    if (reader.number() === 1) scan.roots.add(reader.text(KEY_MOST))
    else scanPlace(reader, own)
    if (info & HAS_KEY) reader.text(KEY_MOST)
  }
  return scanContent(reader, kind)
}

/** Checks that a place of the same writer lies before, because Yjs does not. */
function scanPlace(reader: ByteReader, own: Place): void {
  const writer = reader.number()
  const clock = reader.number()
  if (writer === own.writer && clock >= own.clock) throw new UnreadableUpdate('a place that is not there yet')
}

/** Skips the content and returns how far it moves the writer's clock. */
function scanContent(reader: ByteReader, kind: number): number {
  switch (kind) {
    case 1: // Deleted
      return reader.number()
    case 2: {
      // JSON values
      const length = reader.count()
      for (let left = length; left > 0; left -= 1) reader.json({ mayBeAbsent: true })
      return length
    }
    case 4: // Text
      return reader.text().length
    case 5: // Embedded
      reader.json()
      return 1
    case 6: // Format of a text
      reader.text(KEY_MOST)
      reader.json()
      return 1
    case 7: {
      // Shared type
      const type = reader.number()
      if (type > LAST_TYPE || type === HOOK) throw new UnreadableUpdate('a shared type of another kind')
      if (type === ELEMENT) reader.text(KEY_MOST)
      return 1
    }
    case 8: {
      // Plain values
      const length = reader.count()
      for (let left = length; left > 0; left -= 1) reader.value()
      return length
    }
    default:
      throw new UnreadableUpdate('content of another kind')
  }
}

/** Scans the ranges of each writer in their order, as Yjs writes them; repeated ranges would be walked as often. */
function scanDeletions(scan: Scan): void {
  const { reader } = scan
  const writers = new Set<number>()
  for (let left = reader.count(); left > 0; left -= 1) {
    const writer = reader.number()
    if (writers.has(writer)) throw new UnreadableUpdate('one writer twice')
    writers.add(writer)
    let end = 0
    for (let ranges = reader.count(); ranges > 0; ranges -= 1) {
      scan.pieces += 1
      const clock = reader.number()
      const length = reader.number()
      if (clock < end || length < 1 || clock + length > CLOCK_MOST)
        throw new UnreadableUpdate('deletions in no order')
      end = clock + length
    }
  }
}
