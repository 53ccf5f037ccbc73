import { bytesOf, writeHead } from './opus.ts'
import { sumOf } from './read-ogg.ts'

/** Packets of twenty milliseconds, mono. */
export const PACKET_MS = 20
const TOC = 0xf8
/** The start of a live recording by Chromium, which states no length. */
const LIVE =
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff' +
  '1549a966992ad7b1830f42404d80864368726f6d655741864368726f6d65' +
  '1654ae6bbfaebdd7810173c5872c2b0636e97e828381028686415f4f50555363a2934f707573486561640101000080bb' +
  '0000000000e18db584473b80009f8101626481201f43b67501ffffffffffffffe78100'

export function packetsOf(seconds: number): Uint8Array[] {
  return Array.from({ length: (seconds * 1000) / PACKET_MS }, (_, n) => Uint8Array.of(TOC, n & 255, n >> 8))
}

export function liveWebm(packets: readonly Uint8Array[]): Uint8Array {
  const blocks = packets.map((packet) => [0xa3, 0x80 | (packet.length + 4), 0x81, 0, 0, 0x80, ...packet])
  return Uint8Array.from([...fromHex(LIVE), ...blocks.flat()])
}

/** A recording as Firefox makes it, with a page for each packet. */
export function oggOf(packets: readonly Uint8Array[]): Uint8Array {
  const all = [writeHead({ channels: 1, preSkip: 0, packets }), bytesOf('OpusTags--------'), ...packets]
  return Uint8Array.from(all.flatMap((packet, number) => [...page(packet, number)]))
}

function page(packet: Uint8Array, number: number): Uint8Array {
  const bytes = new Uint8Array(28 + packet.length)
  const view = new DataView(bytes.buffer)
  bytes.set(bytesOf('OggS'))
  bytes[5] = number === 0 ? 2 : 0
  view.setUint32(14, 7, true)
  view.setUint32(18, number, true)
  bytes[26] = 1
  bytes[27] = packet.length
  bytes.set(packet, 28)
  view.setUint32(22, sumOf(bytes, 0, bytes.length), true)
  return bytes
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
}
