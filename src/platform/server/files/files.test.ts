import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
