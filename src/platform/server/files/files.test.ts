import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseUnreachable } from '../db/database-failure.ts'
import { createLog } from '../log/log.ts'
import { PlainError } from '../process/plain-error.ts'
import { checkBucket, isBucketAway } from './bucket.ts'
import { type Files, openFiles } from './files.ts'

let folder: string
let server: S3rver
let s3Endpoint: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zamah-files-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'zamah', configs: [] }],
  })
  const address = (await server.run()) as unknown as AddressInfo
  s3Endpoint = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const places: [string, () => Files][] = [
  ['the data folder', () => openFiles({ s3: undefined, dataDir: folder })],
  [
    'an S3 bucket',
    () =>
      openFiles({
        s3: { endpoint: s3Endpoint, bucket: 'zamah', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' },
        dataDir: folder,
      }),
  ],
]

describe.each(places)('a file in %s', (_name, open) => {
  test('comes back as it was put, and is gone when it is removed', async () => {
    const files = open()
    await files.put('exports/amra.txt', Buffer.from('čćšžđ'))
    expect((await files.read('exports/amra.txt')).toString()).toBe('čćšžđ')
    expect(await text(await files.stream('exports/amra.txt'))).toBe('čćšžđ')
    await files.remove('exports/amra.txt')
    expect(await files.exists('exports/amra.txt')).toBe(false)
  })

  test('cannot be put outside its place', async () => {
    await expect(open().put('../outside.txt', Buffer.from('x'))).rejects.toThrow()
  })

  test('goes with all others of the same person', async () => {
    const files = open()
    await files.put('people/1/a.txt', Buffer.from('a'))
    await files.put('people/1/b.txt', Buffer.from('b'))
    await files.removeAll('people/1')
    expect(await files.exists('people/1/a.txt')).toBe(false)
    expect(await files.exists('people/1/b.txt')).toBe(false)
  })
})

describe('a bucket', () => {
  const settings = () => ({
    endpoint: s3Endpoint,
    bucket: 'zamah',
    key: 'S3RVER',
    secret: 'S3RVER',
    region: 'us-east-1',
  })
  const away = { ...settings(), endpoint: 'http://127.0.0.1:9' }

  test('that is not there, or lets nobody in with this key, ends the start in one line', async () => {
    const log = createLog('silent')
    await checkBucket({ s3: settings(), log })
    for (const [wrong, name] of [
      [{ bucket: 'zamahh' }, 'S3_BUCKET'],
      [{ key: 'NIKO' }, 'S3_SECRET'],
    ] as const) {
      const error: unknown = await checkBucket({ s3: { ...settings(), ...wrong }, log }).catch((e) => e)
      expect(error).toBeInstanceOf(PlainError)
      expect((error as Error).message).toContain(name)
      expect((error as Error).message).not.toContain('\n')
    }
  })

  test('that is away now may come: the start says so and goes on, and who wants a file hears that it is away', async () => {
    const lines: string[] = []
    await checkBucket({ s3: away, log: createLog('warn', { write: (line) => void lines.push(line) }) })
    expect(lines).toEqual([expect.stringContaining('does not answer')])
    const files = openFiles({ s3: away, dataDir: folder })
    await expect(files.read('exports/amra.txt')).rejects.toSatisfy(
      (error) => isBucketAway(error) || isDatabaseUnreachable(error),
    )
  })
})
