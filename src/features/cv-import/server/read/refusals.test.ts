import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { afterAll, describe, expect, test } from 'vitest'
import { closeWorkerPools } from '#platform/server/workers/worker-pool.ts'
import { asJsonResume } from '../fixtures/data.fixture.ts'
import { writeDocx, withStyles } from '../fixtures/docx.fixture.ts'
import { drawPdf, finish } from '../fixtures/pdf.fixture.ts'
import { plain } from '../fixtures/pdf-hands.fixture.ts'
import { people, type Person } from '../fixtures/people.fixture.ts'
import { readFile } from './read-file.ts'
import { openReadingPool, readInPool } from './read-in-pool.ts'
import { Refusal } from './refusal.ts'

const person = people[0] as Person
const pdf = await drawPdf(person, plain, { shape: 'slash' })
const docx = await writeDocx(person, withStyles, { shape: 'slash' })

/** With more time, because the test machine is busy. */
const pool = openReadingPool({ cpuMs: 20_000 })
const MAX_MEMORY = 200 * 1024 * 1024

afterAll(() => closeWorkerPools())

async function reasonOf(bytes: Uint8Array): Promise<string> {
  return readInPool(bytes, pool).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  )
}

function paper(draw: (doc: PDFKit.PDFDocument) => void, options = {}): Promise<Buffer> {
  const doc = new PDFDocument(options)
  return finish(doc, () => draw(doc))
}

/** Makes the archive declare that a file unpacks to nothing, as a bomb would. */
function lying(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4)) {
    bytes.writeUInt32LE(10, at + 24)
  }
  return bytes
}

function pictureInWord(): Uint8Array {
  const text =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>'
  const files = unzipSync(docx, { filter: ({ name }) => !name.startsWith('word/document') })
  return zipSync({ ...files, 'word/document.xml': strToU8(text), 'word/media/image1.png': randomBytes(100) })
}

const bomb = zipSync({
  'word/document.xml': new Uint8Array(60 * 1024 * 1024),
  '[Content_Types].xml': strToU8('<a/>'),
})

describe('a file that cannot be read is refused with its reason', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an empty one', () => new Uint8Array(0), 'empty'],
    ['an empty archive', () => zipSync({}), 'empty'],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'), 'picture'],
    ['a photo', () => Buffer.from('\xff\xd8\xff\xe0xxxxJFIF', 'latin1'), 'picture'],
    ['a photo of a newer phone', () => Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'picture'],
    ['some text', () => Buffer.from('Dragi svi, šaljem CV.'), 'wrongType'],
    ['an archive of other things', () => zipSync({ 'a.txt': strToU8('a') }), 'wrongType'],
    [
      'an old Word file',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(600)]),
      'oldWord',
    ],
    [
      'a Word file with a password',
      () =>
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    [
      'a PDF with a password',
      () => paper((doc) => doc.text('Tajna'), { userPassword: 'tajna' }),
      'encrypted',
    ],
    ['half a PDF', () => pdf.subarray(0, 300), 'damaged'],
    ['a PDF of noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5000)]), 'damaged'],
    ['half a Word file', () => docx.subarray(0, docx.length / 2), 'damaged'],
    ['broken JSON', () => Buffer.from('{"basics": '), 'damaged'],
    ['other JSON', () => Buffer.from('{"hello": 1}'), 'otherJson'],
    ['a name alone', () => Buffer.from('{"basics": {"name": "Ana"}}'), 'nothing'],
    [
      'a résumé of a program that we know by name',
      () => Buffer.from('{"aboutMe": {}, "experience": {}}'),
      'otherBuilder',
    ],
    ['a Word file with a photo of a page and no text', pictureInWord, 'scanned'],
    ['a PDF of pictures', () => paper((doc) => doc.rect(10, 10, 400, 400).fill('#777')), 'scanned'],
    [
      'a book',
      () =>
        paper((doc) => {
          for (let page = 0; page < 16; page++) doc.addPage().text('Stranica koja ima dosta teksta')
        }),
      'tooManyPages',
    ],
    ['a letter', () => paper((doc) => doc.text('Dragi, pišem ti iz Cazina gdje pada kiša.')), 'nothing'],
    ['a bomb', () => bomb, 'huge'],
  ])('%s', async (_, bytes, reason) => {
    expect(await reasonOf(await bytes())).toBe(reason)
  })

  test('a bomb that lies about its size gets no room', async () => {
    expect(await reasonOf(lying(bomb))).not.toBe('read')
    expect(pool.figures().peakBytes).toBeLessThan(MAX_MEMORY)
  })

  test('the reader stops a file that takes too long, and reads the next one', async () => {
    const [brief, lazy] = [openReadingPool({ clockMs: 1 }), openReadingPool({ cpuMs: 20 })]
    await expect(readInPool(pdf, brief)).rejects.toMatchObject({ reason: 'slow' })
    await expect(readInPool(pdf, lazy)).rejects.toMatchObject({ reason: 'slow' })
    expect((await readInPool(asJsonResume(person), pool)).format).toBe('json')
  })

  test('reading never blocks whoever else is served', async () => {
    // Of this thread only: on a busy machine it may wait without any work.
    const spent = () => process.threadCpuUsage().user / 1000
    let longest = 0
    let last = spent()
    const beat = setInterval(() => {
      longest = Math.max(longest, spent() - last)
      last = spent()
    }, 5)
    await Promise.all([pdf, docx, pdf].map((file) => readInPool(file, pool)))
    clearInterval(beat)
    expect(longest).toBeLessThan(1500)
  })
})

test('noise in any place of a file is refused or read, and nothing else', async () => {
  const files = [pdf, docx, Buffer.from(asJsonResume(person))]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 30,
      }),
      async (file, noise) => {
        const bytes = new Uint8Array(file)
        for (const [place, value] of noise) bytes[Math.floor(place * bytes.length)] = value
        const answer = await readFile(bytes).catch((error: unknown) => error)
        const isFine =
          answer instanceof Refusal || (typeof answer === 'object' && answer !== null && 'format' in answer)
        if (!isFine) throw answer
      },
    ),
    { numRuns: 40 },
  )
})
