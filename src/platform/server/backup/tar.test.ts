import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collect, DamagedArchive, packTar, readTar, type TarFile } from './tar.ts'

const LONG = `files/people/${'č'.repeat(90)}/a.bin`
/** An archive of an earlier release: blocks of its own hand, a record for the long name. */
const OLDER =
  'H4sIAAAAAAACA+3VQQ6CQAwF0Fl7irmA8MsIxIWHqXFQCAzEwcTEeASv5ErvZeJOXRAXTDT0ddFlF81vG3ZlYX0fVb51ahwAkAHPjs8OwGhKDZAZY3LSIKRZrjRUAAff814hyKwfdDrPlJiuunXbuePGjjhjKP8moff8A6T0UfI/ugRL3XG/WxVlbX3c2barbXy7/F/FHK1LJ9fsOyHWPvj/Ca/5X6QJGfn/IXje7O9XriQJQggxLQ+3X25KABAAAA=='

async function* listOf(files: readonly TarFile[]) {
  yield* files
}
const pack = (...files: TarFile[]) => collect(packTar(listOf(files)))
async function unpack(bytes: Buffer) {
  const found: [string, string][] = []
  for await (const { name, body } of readTar(Readable.from([bytes], { objectMode: false })))
    found.push([name, (await collect(body)).toString('latin1')])
  return found
}

describe('an archive', () => {
  test.each(['contents', 'bytes'] as const)(
    'that finds no room fails once, in the middle of a file of %s',
    async (kind) => {
      const outside: unknown[] = []
      const listen = (error: unknown) => outside.push(error)
      process.on('uncaughtException', listen)
      async function* files(): AsyncGenerator<TarFile> {
        for (let n = 0; ; n += 1) {
          const contents = Buffer.alloc(40_000)
          yield kind === 'contents'
            ? { name: `${n}`, contents }
            : { name: `${n}`, size: contents.length, bytes: Readable.from([contents]) }
        }
      }
      for (let room = 0; room < 60; room += 1) {
        let written = 0
        const full = new Writable({
          write: (_chunk, _encoding, done) => done((written += 1) > room ? new Error('no room') : null),
        })
        await expect(pipeline(packTar(files()), full)).rejects.toThrow('no room')
      }
      await new Promise((turn) => setImmediate(turn))
      process.off('uncaughtException', listen)
      expect(outside).toEqual([])
    },
  )

  test('gives back the files that were put into it, of any size and name', async () => {
    const file = fc.record({
      name: fc.oneof(fc.stringMatching(/^[a-zčž]{1,40}\/[a-z\d]{1,200}$/u), fc.constant(LONG)),
      contents: fc.oneof(
        fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom(0, 511, 512, 513).map((size) => Buffer.alloc(size, 'x')),
      ),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 6 }), async (files) => {
        const streamed = files.map(({ name, contents }, n): TarFile => {
          async function* bytes() {
            yield contents.subarray(0, 100)
            yield contents.subarray(100)
          }
          return n % 2 === 0 ? { name, contents } : { name, size: contents.length, bytes: bytes() }
        })
        const wanted = files.map(({ name, contents }) => [name, contents.toString('latin1')])
        expect(await unpack(await pack(...streamed))).toEqual(wanted)
      }),
    )
  })

  test('of an earlier release is read', async () => {
    expect(await unpack(gunzipSync(Buffer.from(OLDER, 'base64')))).toEqual([
      ['manifest.json', '{}\n'],
      [LONG, Buffer.from('sadržaj').toString('latin1')],
    ])
  })

  test('is one that the tar of every machine opens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tar-'))
    try {
      await writeFile(join(folder, 'a.tar'), await pack({ name: LONG, contents: Buffer.from('abc') }))
      const list = execFileSync('tar', ['--force-local', '-tf', join(folder, 'a.tar')], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      })
      expect(list.toString()).toMatch(/^files\/people\/.*\/a\.bin\n$/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('is made no faster than it is read', async () => {
    let given = 0
    async function* files(): AsyncGenerator<TarFile> {
      for (; given < 200; given += 1) yield { name: `f${given}`, contents: randomBytes(100_000) }
    }
    const archive = packTar(files())[Symbol.asyncIterator]()
    await archive.next()
    await new Promise((turn) => setImmediate(turn))
    expect(given).toBeLessThan(10)
    await archive.return?.()
  })

  test('that ends in the middle or is none is damaged', async () => {
    const bytes = await pack({ name: 'a', contents: Buffer.alloc(3000, 'x') })
    await expect(unpack(bytes.subarray(0, 1500))).rejects.toThrow(DamagedArchive)
    await expect(unpack(Buffer.alloc(2048, 'x'))).rejects.toThrow(DamagedArchive)
    const zipped = gzipSync(bytes)
    zipped[zipped.length - 5]! ^= 0xff
    const source = Readable.from([zipped], { objectMode: false }).pipe(createGunzip())
    await expect(
      (async () => {
        for await (const { body } of readTar(source)) await collect(body)
      })(),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^Z_/) as string })
  })
})
