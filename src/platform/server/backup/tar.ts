const BLOCK = 512
const SHORT = 100

/** One file of a tar archive, small enough to be held in memory. */
export function* tarFile(name: string, contents: Buffer): Generator<Buffer> {
  yield* tarHeader(name, contents.length)
  yield contents
  yield padding(contents.length)
}

/** What stands before a file's contents; names beyond 100 bytes get a record of their own, as POSIX says. */
export function* tarHeader(name: string, size: number): Generator<Buffer> {
  if (Buffer.byteLength(name) > SHORT) {
    const record = paxRecord('path', name)
    yield block({ name: 'long-name', size: record.length, type: 'x' })
    yield record
    yield padding(record.length)
  }
  yield block({ name: Buffer.from(name).subarray(0, SHORT).toString('latin1'), size, type: '0' })
}

/** Fills the last block of a file. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** How every archive ends. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

export class DamagedArchive extends Error {}

export type TarHeader = { name: string; size: number; type: string }

/** Reads a header; nothing for the empty blocks at the end. */
export function parseHeader(header: Buffer): TarHeader | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  const sum = Number.parseInt(field(header, 148, 8), 8)
  if (sum !== checksum(header)) throw new DamagedArchive('a header is not readable')
  return {
    name: field(header, 0, SHORT),
    size: Number.parseInt(field(header, 124, 12), 8),
    type: field(header, 156, 1) || '0',
  }
}

/** The name in a record for a long one. */
export function paxPath(record: Buffer): string | undefined {
  return /^\d+ path=(.*)\n/m.exec(record.toString())?.[1]
}

function block({ name, size, type }: TarHeader): Buffer {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, SHORT, 'latin1')
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(size)} `, 124)
  header.write(`${octal(Math.floor(Date.now() / 1000))} `, 136)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

// The checksum counts its own place as spaces.
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function octal(value: number): string {
  return value.toString(8).padStart(11, '0')
}

// A record begins with its own length, which the digits of that number are part of.
function paxRecord(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`
  const bare = Buffer.byteLength(rest)
  const length = bare + String(bare + String(bare).length).length
  return Buffer.from(`${length}${rest}`)
}

function field(header: Buffer, at: number, length: number): string {
  const bytes = header.subarray(at, at + length)
  const end = bytes.indexOf(0)
  return bytes
    .subarray(0, end < 0 ? length : end)
    .toString()
    .trim()
}
