import { bytesOf, millisecondsOf, type Recording, SAMPLES_A_SECOND, samplesIn, writeHead } from './opus.ts'

const SECOND_NS = 1_000_000_000
const MS_NS = 1_000_000
/** The longest error of a seek, because players seek to clusters. */
const CLUSTER_MS = 1000
const PRE_ROLL_NS = 80 * MS_NS
const TRACK = 1
const SOUND = 2
const KEY = 0x80

type Bytes = readonly Uint8Array[]

/**
 * Writes a recording as WebM that every browser plays and seeks in. It states its length and the place of each second,
 * which a live recording cannot, and contains none of the recorder's metadata.
 */
export function writeWebm(recording: Recording): Uint8Array {
  const clusters = clustersOf(recording)
  const info = element(0x1549a966, [
    whole(0x2ad7b1, MS_NS),
    element(0x4489, [double(millisecondsOf(recording) ?? 0)]),
    text(0x4d80, 'Zamah'),
    text(0x5741, 'Zamah'),
  ])
  const before = [...info, ...trackOf(recording)]
  // Places take four bytes, so that the length of the list does not depend on them.
  const offset = sizeOf(before) + sizeOf(cuesOf(clusters, 0))
  const segment = [...before, ...cuesOf(clusters, offset), ...clusters.flatMap(({ bytes }) => bytes)]
  const header = element(0x1a45dfa3, [
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    text(0x4282, 'webm'),
    whole(0x4287, 4),
    whole(0x4285, 2),
  ])
  return joined([...header, ...element(0x18538067, [segment])])
}

function trackOf(recording: Recording): Bytes {
  const { preSkip, channels } = recording
  const sound = element(0xe1, [element(0xb5, [double(SAMPLES_A_SECOND)]), whole(0x9f, channels)])
  return element(0x1654ae6b, [
    element(0xae, [
      whole(0xd7, TRACK),
      whole(0x73c5, TRACK),
      whole(0x83, SOUND),
      text(0x86, 'A_OPUS'),
      element(0x63a2, [[writeHead(recording)]]),
      whole(0x56aa, Math.round((preSkip / SAMPLES_A_SECOND) * SECOND_NS)),
      whole(0x56bb, PRE_ROLL_NS),
      sound,
    ]),
  ])
}

type Cluster = { ms: number; bytes: Bytes }

function clustersOf({ packets }: Recording): Cluster[] {
  const clusters: Cluster[] = []
  let blocks: Bytes[] = []
  let samples = 0
  let begin = 0
  const finish = () => {
    if (blocks.length > 0)
      clusters.push({ ms: begin, bytes: element(0x1f43b675, [whole(0xe7, begin), ...blocks]) })
    blocks = []
  }
  for (const packet of packets) {
    const ms = Math.round((samples * 1000) / SAMPLES_A_SECOND)
    if (ms - begin >= CLUSTER_MS) {
      finish()
      begin = ms
    }
    const head = Uint8Array.of(TRACK | 0x80, (ms - begin) >> 8, (ms - begin) & 255, KEY)
    blocks.push(element(0xa3, [[head, packet]]))
    samples += samplesIn(packet) ?? 0
  }
  finish()
  return clusters
}

function cuesOf(clusters: readonly Cluster[], offset: number): Bytes {
  let at = offset
  const points = clusters.map(({ ms, bytes }) => {
    const place = element(0xb7, [whole(0xf7, TRACK), whole(0xf1, at)])
    at += sizeOf(bytes)
    return element(0xbb, [whole(0xb3, ms), place])
  })
  return element(0x1c53bb6b, points)
}

function element(id: number, children: readonly Bytes[]): Bytes {
  const body = children.flat()
  const size = new Uint8Array(8)
  new DataView(size.buffer).setBigUint64(0, BigInt(sizeOf(body)) | (1n << 56n))
  return [idOf(id), size, ...body]
}

function idOf(id: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, id)
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0))
}

function whole(id: number, value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return element(id, [[bytes]])
}

function double(value: number): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return [bytes]
}

function text(id: number, value: string): Bytes {
  return element(id, [[bytesOf(value)]])
}

function sizeOf(pieces: Bytes): number {
  return pieces.reduce((size, piece) => size + piece.length, 0)
}

function joined(pieces: Bytes): Uint8Array {
  const all = new Uint8Array(sizeOf(pieces))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
