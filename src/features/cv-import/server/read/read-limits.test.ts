import { afterAll, describe, expect, test } from 'vitest'
import { closeWorkerPools } from '#platform/server/workers/worker-pool.ts'
import { docxOf, paragraph, pdfOf } from '../fixtures/bombs.fixture.ts'
import { openReadingPool, readInPool } from './read-in-pool.ts'
import { Refusal } from './refusal.ts'

const LIMIT = 200 * 1024 * 1024
const pool = openReadingPool()

afterAll(() => closeWorkerPools())

function reasonOf(bytes: Uint8Array): Promise<string> {
  return readInPool(bytes, pool).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  )
}

const times = (text: string, megabytes: number) => text.repeat((megabytes * 1e6) / text.length)
const line = paragraph('Radno iskustvo 2019 - 2021')

describe('a file that unpacks to more than a CV is refused, and nothing of the machine is lost to it', () => {
  test.each<[string, () => Uint8Array, string[]]>([
    ['35 MB of paragraphs', () => docxOf(times(line, 35)), ['huge']],
    ['3 MB of paragraphs', () => docxOf(times(line, 3)), ['huge']],
    ['3 MB of empty paragraphs', () => docxOf(times('<w:p/>', 3)), ['huge']],
    ['3 MB of one paragraph', () => docxOf(paragraph(times('a b ', 3))), ['huge', 'nothing', 'read', 'slow']],
    [
      'paragraphs in one another',
      () => docxOf(`${'<w:p>'.repeat(20_000)}${'</w:p>'.repeat(20_000)}`),
      ['damaged', 'huge', 'empty'],
    ],
    [
      'a page of 100 MB of spaces',
      () => pdfOf(times(' ', 100)),
      ['huge', 'slow', 'scanned', 'nothing', 'read'],
    ],
    [
      'a page of 30 MB of lines',
      () => pdfOf(times('0 0 m 1 1 l ', 30)),
      ['huge', 'slow', 'scanned', 'nothing', 'read'],
    ],
    [
      'a page of 8 MB of texts',
      () => pdfOf(`BT /F1 12 Tf ${times('(Radno iskustvo) Tj 0 -14 Td ', 8)} ET`),
      ['huge', 'slow', 'scanned', 'nothing', 'read'],
    ],
    ['3 MB of JSON', () => Buffer.from(`{"basics":[${times('[],', 3)}1]}`), ['huge']],
  ])('%s', async (_, bytes, reasons) => {
    expect(reasons).toContain(await reasonOf(bytes()))
    expect(pool.figures().peakBytes).toBeLessThan(LIMIT * 1.1)
  })
})

test('a long Word document of a diligent person is read', async () => {
  const fresh = openReadingPool()
  const entry = `${paragraph('Radno iskustvo')}${paragraph('2019 - 2021  Prodavačica, Konzum, Tuzla')}`
  expect((await readInPool(docxOf(entry.repeat(1500)), fresh)).format).toBe('docx')
  expect(fresh.figures().peakBytes).toBeLessThan(LIMIT)
})
