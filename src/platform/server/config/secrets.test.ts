import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlainError } from '../process/plain-error.ts'
import { readConfig } from './config.ts'
import { loadSecrets, nameOfSecret } from './secrets.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zamah-secrets-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const digestOf = async (env: Record<string, string>) =>
  (await loadSecrets(readConfig({ DATA_DIR: dataDir, ...env }).secret)).digest('test', 'x').toString('hex')

test('one secret is the same wherever it is given: in the data folder, in a setting, in a file as bytes or as text', async () => {
  const own = await digestOf({})
  const bytes = await readFile(join(dataDir, 'secret'))
  const [copy, note] = [join(dataDir, 'copy'), join(dataDir, 'note')]
  await writeFile(copy, bytes)
  await writeFile(note, `${bytes.toString('base64')}\n`)
  expect(await digestOf({ SECRET: bytes.toString('base64') })).toBe(own)
  for (const SECRET_FILE of [copy, note]) expect(await digestOf({ SECRET_FILE })).toBe(own)
  expect(await digestOf({ SECRET: randomBytes(32).toString('base64') })).not.toBe(own)
})

test('a data folder of its own is not needed where the secret is a setting', async () => {
  const nowhere = join(dataDir, 'nowhere')
  await digestOf({ DATA_DIR: nowhere, SECRET: randomBytes(32).toString('base64') })
  await expect(readFile(join(nowhere, 'secret'))).rejects.toThrow('ENOENT')
})

test('a secret that is too short, missing, or given twice ends the start in one sentence', async () => {
  const short = join(dataDir, 'short')
  await writeFile(short, 'tajna')
  await expect(digestOf({ SECRET_FILE: short })).rejects.toThrow(/SECRET_FILE: .*at least 32 bytes/)
  const missing = digestOf({ SECRET_FILE: join(dataDir, 'missing') })
  await expect(missing).rejects.toThrow(PlainError)
  await expect(missing).rejects.toThrow(/SECRET_FILE: .*cannot be read \(ENOENT\)/)
  expect(() => readConfig({ SECRET: 'tajna' })).toThrow('  SECRET: must be base64 of at least 32 bytes')
  expect(() => readConfig({ SECRET: randomBytes(32).toString('base64'), SECRET_FILE: short })).toThrow(
    'SECRET and SECRET_FILE are two places of one thing',
  )
})

test('whoever reads a message learns where the secret is, and not what it is', () => {
  const SECRET = randomBytes(32).toString('base64')
  expect(nameOfSecret(readConfig({ SECRET }).secret)).toBe('SECRET')
  expect(nameOfSecret(readConfig({ SECRET_FILE: '/run/secrets/zamah' }).secret)).toBe('SECRET_FILE')
  expect(nameOfSecret(readConfig({ DATA_DIR: '/srv/zamah' }).secret)).toBe('/srv/zamah/secret')
})
