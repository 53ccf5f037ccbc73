import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Secrets = {
  /** A key for one purpose, derived from the installation's root secret. */
  key(purpose: string): Buffer
  /** Keyed digest for looking up one-time values without storing them. */
  digest(purpose: string, value: string): Buffer
}

/** Loads the root secret from the data folder, or makes it once; several instances may start at the same moment. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  const existing = await readFile(file).catch(() => undefined)
  return secretsFrom(existing ?? (await makeSecret(file)))
}

async function makeSecret(file: string): Promise<Buffer> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(32), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await chmod(file, 0o600)
  return readFile(file)
}

export function secretsFrom(root: Buffer): Secrets {
  const keys = new Map<string, Buffer>()
  function key(purpose: string): Buffer {
    const existing = keys.get(purpose)
    if (existing) return existing
    const fresh = Buffer.from(hkdfSync('sha256', root, 'zamah', purpose, 32))
    keys.set(purpose, fresh)
    return fresh
  }
  return { key, digest: (purpose, value) => createHmac('sha256', key(purpose)).update(value).digest() }
}
