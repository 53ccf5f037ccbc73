/** The sample rate of Opus, whatever was recorded. */
export const SAMPLES_A_SECOND = 48_000
/** A packet holds at most 120 milliseconds. */
const PACKET_SAMPLES_MAX = 5760
const HEAD_BYTES = 19

const SILK = [480, 960, 1920, 2880] as const
const HYBRID = [480, 960] as const
const CELT = [120, 240, 480, 960] as const

/** A decoded container: the values that a decoder needs first, and the packets in order. */
export type Recording = {
  channels: 1 | 2
  /** Samples at the start that a decoder drops. */
  preSkip: number
  packets: readonly Uint8Array[]
}

/** Returns the number of samples in a packet (RFC 6716, 3.1); `undefined` for invalid packets. */
export function samplesIn(packet: Uint8Array): number | undefined {
  const [toc, second] = packet
  if (toc === undefined) return undefined
  const config = toc >> 3
  const frame = config < 12 ? SILK[config & 3]! : config < 16 ? HYBRID[config & 1]! : CELT[(config - 16) & 3]!
  const code = toc & 3
  if (code === 0) return frame
  if (code === 1) return packet.length % 2 === 1 ? frame * 2 : undefined
  if (second === undefined) return undefined
  if (code === 2) return frame * 2
  const samples = (second & 63) * frame
  return samples > 0 && samples <= PACKET_SAMPLES_MAX ? samples : undefined
}

/** Returns the duration; `undefined` if a packet is invalid. */
export function millisecondsOf({ packets, preSkip }: Recording): number | undefined {
  let samples = 0
  for (const packet of packets) {
    const more = samplesIn(packet)
    if (more === undefined) return undefined
    samples += more
  }
  const heard = samples - preSkip
  return heard > 0 ? Math.round((heard * 1000) / SAMPLES_A_SECOND) : undefined
}

/** Reads `OpusHead` (RFC 7845, 5.1); `undefined` for more than two channels, which is music. */
export function readHead(head: Uint8Array): Pick<Recording, 'channels' | 'preSkip'> | undefined {
  if (head.length !== HEAD_BYTES || textOf(head.subarray(0, 8)) !== 'OpusHead') return undefined
  const [version, channels, family] = [head[8]!, head[9]!, head[18]!]
  if (version >> 4 !== 0 || (channels !== 1 && channels !== 2) || family !== 0) return undefined
  return { channels, preSkip: head[10]! | (head[11]! << 8) }
}

export function writeHead({ channels, preSkip }: Recording): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES)
  head.set(bytesOf('OpusHead'))
  const view = new DataView(head.buffer)
  head[8] = 1
  head[9] = channels
  view.setUint16(10, preSkip, true)
  view.setUint32(12, SAMPLES_A_SECOND, true)
  return head
}

/** Decodes ASCII, in which containers write names. */
export function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
