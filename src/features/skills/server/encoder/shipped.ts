import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EncoderRows } from './encoder.ts'

/** The encoder of our own vocabulary. */
export const shippedPath = join(import.meta.dirname, '../../data/encoder.bin')

const HEAD = 8

export function readShippedRows(path = shippedPath): EncoderRows {
  return unpackRows(readFileSync(path))
}

/** Writes the size, the count, the buckets in use, their scales and their cells, one after the other. */
export function packRows({ size, buckets, scales, cells }: EncoderRows): Uint8Array {
  const bytes = new Uint8Array(HEAD + buckets.byteLength + scales.byteLength + cells.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, size, true)
  view.setUint32(4, buckets.length, true)
  buckets.forEach((bucket, n) => view.setInt32(HEAD + 4 * n, bucket, true))
  scales.forEach((scale, n) => view.setFloat32(HEAD + 4 * (buckets.length + n), scale, true))
  bytes.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.length), HEAD + 8 * buckets.length)
  return bytes
}

export function unpackRows(bytes: Uint8Array): EncoderRows {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = view.getUint32(0, true)
  const count = view.getUint32(4, true)
  return {
    size,
    buckets: Int32Array.from({ length: count }, (_, n) => view.getInt32(HEAD + 4 * n, true)),
    scales: Float32Array.from({ length: count }, (_, n) => view.getFloat32(HEAD + 4 * (count + n), true)),
    cells: Int8Array.from(bytes.subarray(HEAD + 8 * count)),
  }
}
