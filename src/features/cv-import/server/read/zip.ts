import { unzipSync } from 'fflate'
import { Refusal } from './refusal.ts'

/** What the parts of a CV that are read unpack to at most; a bomb says more, or lies and gets no room for it. */
const MAX_BYTES = 4 * 1024 * 1024
const MAX_FILES = 2000
const ENCRYPTED = 1

/** Names of the files in an archive, without unpacking any. */
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

/** The files that are wanted, as long as they stay within bounds together. */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  let sum = 0
  let files = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        files += 1
        if (!isWanted(name)) return false
        sum += originalSize
        if (sum > MAX_BYTES || files > MAX_FILES) throw new Refusal('huge')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged', { cause: error })
  }
}

/** The first file's flags say whether there is a password. */
function refuseLocked(bytes: Uint8Array): void {
  if (((bytes[6] ?? 0) & ENCRYPTED) === ENCRYPTED) throw new Refusal('encrypted')
}
