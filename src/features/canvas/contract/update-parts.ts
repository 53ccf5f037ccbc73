import * as Y from 'yjs'

/** The most bytes that the server takes at once. */
export const UPDATE_MOST = 180_000
/** The most deletions of one part, each of a few bytes. */
const RANGES_MOST = 8000

type Struct = Y.Item | Y.GC
type Range = { clock: number; len: number }

/**
 * Splits an update that is too large for the server into several valid ones. Applied in any order, and any number of
 * times, together they have the same effect. A value that cannot be split, such as one of a row, stays whole, and the
 * server rejects it.
 */
export function updateParts(update: Uint8Array, most = UPDATE_MOST): Uint8Array[] {
  if (update.length <= most) return [update]
  const { structs, ds } = Y.decodeUpdate(update)
  const pieces = structs.flatMap((struct): Struct[] =>
    struct instanceof Y.Item ? sliced(struct, most >> 2) : struct instanceof Y.GC ? [struct] : [],
  )
  const deleted = [...ds.clients].flatMap(([client, ranges]) =>
    chunksOf(ranges as Range[], Math.min(RANGES_MOST, Math.max(1, most >> 4))).map((some) =>
      deletionsOf(client, some),
    ),
  )
  return [...runsOf(pieces, most).map(runOf), ...deleted]
}

/** Groups neighbours of one writer, as many as fit. */
function runsOf(structs: readonly Struct[], most: number): Struct[][] {
  const runs: Struct[][] = []
  let size = 0
  for (const struct of structs) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext =
      last !== undefined &&
      last.id.client === struct.id.client &&
      last.id.clock + last.length === struct.id.clock
    const bytes = runOf([struct]).length
    if (run && isNext && size + bytes <= most) {
      run.push(struct)
      size += bytes
    } else {
      runs.push([struct])
      size = bytes
    }
  }
  return runs
}

function runOf(structs: readonly Struct[]): Uint8Array {
  const [first] = structs
  const encoder = new Y.UpdateEncoderV1()
  encoder.writeLen(1)
  encoder.writeLen(structs.length)
  encoder.writeClient(first!.id.client)
  encoder.writeLen(first!.id.clock)
  for (const struct of structs) struct.write(encoder, 0)
  encoder.writeLen(0)
  return encoder.toUint8Array()
}

function deletionsOf(client: number, ranges: readonly Range[]): Uint8Array {
  const encoder = new Y.UpdateEncoderV1()
  encoder.writeLen(0)
  encoder.writeLen(1)
  encoder.writeClient(client)
  encoder.writeLen(ranges.length)
  for (const { clock, len } of ranges) {
    encoder.writeDsClock(clock)
    encoder.writeDsLen(len)
  }
  return encoder.toUint8Array()
}

/** Splits a long text into consecutive ones, between characters: each is at most three bytes. */
function sliced(item: Y.Item, most: number): Y.Item[] {
  const { content } = item
  if (!(content instanceof Y.ContentString) || content.str.length <= most) return [item]
  const slices: Y.Item[] = []
  const { client, clock } = item.id
  for (let at = 0; at < content.str.length; ) {
    let end = Math.min(at + most, content.str.length)
    if (end < content.str.length && /[\uD800-\uDBFF]/.test(content.str.charAt(end - 1))) end += 1
    slices.push(
      new Y.Item(
        Y.createID(client, clock + at),
        null,
        at === 0 ? item.origin : Y.createID(client, clock + at - 1),
        null,
        item.rightOrigin,
        item.parent,
        item.parentSub,
        new Y.ContentString(content.str.slice(at, end)),
      ),
    )
    at = end
  }
  return slices
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < all.length; at += size) chunks.push(all.slice(at, at + size))
  return chunks
}
