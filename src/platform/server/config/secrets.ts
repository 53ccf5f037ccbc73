import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PlainError } from '../process/plain-error.ts'

const SECRET_BYTES = 32

export type Secrets = {
  /** A key for one purpose, derived from the installation's root secret. */
  key(purpose: string): Buffer
  /** Keyed digest for looking up one-time values without storing them. */
  digest(purpose: string, value: string): Buffer
}

/** Where the root secret of an installation is. */
export type SecretPlace = { kind: 'setting'; base64: string } | { kind: 'file' | 'own'; path: string }

/**
 * Loads the root secret. The data folder's own is made once; several instances may start at the same moment.
 *
 * @throws {PlainError} when the file that a setting names cannot be read or is too short
 */
export async function loadSecrets(place: SecretPlace): Promise<Secrets> {
  return secretsFrom((await readSecret(place)) ?? (await makeSecret(place)))
}

/** Returns the root secret; undefined where it has not been made yet. */
export async function readSecret(place: SecretPlace): Promise<Buffer | undefined> {
  if (place.kind === 'setting') return Buffer.from(place.base64, 'base64')
  if (place.kind === 'own')
    return readFile(place.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    })
  const bytes = await readFile(place.path).catch((error: NodeJS.ErrnoException) => {
    throw new PlainError(`SECRET_FILE: ${place.path} cannot be read (${error.code}).`)
  })
  const secret = decoded(bytes)
  if (secret.length < SECRET_BYTES)
    throw new PlainError(
      `SECRET_FILE: ${place.path} must hold at least ${SECRET_BYTES} bytes, or base64 of them.`,
    )
  return secret
}

/** Says where the root secret is, for the person who runs the product. */
export function nameOfSecret(place: SecretPlace): string {
  if (place.kind === 'setting') return 'SECRET'
  return place.kind === 'file' ? 'SECRET_FILE' : place.path
}

/** The file may be the one of a data folder, which is bytes, or text that somebody wrote with an editor. */
function decoded(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1').trim()
  return /^[A-Za-z0-9+/_-]{43,}={0,2}$/.test(text) ? Buffer.from(text, 'base64') : bytes
}

async function makeSecret(place: SecretPlace): Promise<Buffer> {
  if (place.kind !== 'own') throw new Error('only the secret of the data folder is made')
  const { path } = place
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(SECRET_BYTES), { mode: 0o600 })
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await chmod(path, 0o600)
  return readFile(path)
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
