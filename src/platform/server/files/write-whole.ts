import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Readable by its owner only, and on the disk before it gets its name. */
export const OWN_FILE = { mode: 0o600, flush: true }

/**
 * Writes a file under another name first, so that nobody ever reads half of it, and a full disk leaves the old one as it
 * was. Makes the folders above it. Throws what the file system throws.
 */
export async function writeWhole(
  path: string,
  contents: string | Buffer | ((draft: string) => Promise<void>),
): Promise<void> {
  const draft = `${path}~${randomBytes(4).toString('hex')}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    if (typeof contents === 'function') await contents(draft)
    else await writeFile(draft, contents, OWN_FILE)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
