import { unzipSync } from 'fflate'
import { Refusal } from './refusal.ts'

/**
 * The most bytes to which the read parts of a CV may unpack; an archive bomb declares more, or gets no room for its lie.
 */
const MAX_BYTES = 4 * 1024 * 1024
const MAX_FILES = 2000
const ENCRYPTED = 1

/** Lists the files in an archive without unpacking any. */
export function namesInZip(bytes: Uint8Array): string[] {
  refuseLocked(bytes)
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter({ name }) {
        if (names.length >= MAX_FILES) throw new Refusal('huge')
        names.push(name)
        return false
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged', { cause: error })
  }
  return names
}

/** Unpacks the wanted files while together they stay within the limits. */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  bytesMax = MAX_BYTES,
): Record<string, Uint8Array> {
  let sum = 0
  let files = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        files += 1
        if (!isWanted(name)) return false
        sum += originalSize
        if (sum > bytesMax || files > MAX_FILES) throw new Refusal('huge')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged', { cause: error })
  }
}

/** Rejects an archive with a password, which the first file's flags show. */
function refuseLocked(bytes: Uint8Array): void {
  if (((bytes[6] ?? 0) & ENCRYPTED) === ENCRYPTED) throw new Refusal('encrypted')
}
