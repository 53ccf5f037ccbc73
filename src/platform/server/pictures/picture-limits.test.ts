import { afterAll, describe, expect, test } from 'vitest'
import type { PictureShape } from '#platform/contract/pictures.ts'
import { closeWorkerPools, workerFigures } from '../workers/worker-pool.ts'
import { encodeInPool } from './encode-in-pool.ts'
import { gifOf, square } from './pictures.fixture.ts'

const COVER: PictureShape = {
  widths: [640, 1280, 1920],
  ratio: 1 / 3,
  least: { width: 1, height: 1 },
  fit: 'cover',
}
const MB = 1024 * 1024
const LIMIT = 200 * MB

const figures = () => workerFigures().find(({ name }) => name === 'pictures')

afterAll(() => closeWorkerPools())

async function answerTo(bytes: Buffer) {
  const answer = await encodeInPool({ bytes, shape: COVER })
  return 'reason' in answer ? answer : 'drawn'
}

describe('a picture that would need too much to be opened is refused by its head', () => {
  test.each<[string, number, () => Promise<Buffer>]>([
    ['a GIF of 60 megapixels', 18, async () => gifOf(7745, 7745)],
    [
      'a progressive JPEG',
      14,
      () => square(18).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    [
      'an interlaced PNG of 16 bits',
      11,
      () => square(15, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ],
    ['an AVIF', 5, () => square(7).avif({ effort: 0 }).toBuffer()],
  ])('%s', async (_, limit, bytes) => {
    const answer = await answerTo(await bytes())
    expect(answer).toMatchObject({ reason: 'pictureHuge', values: { limit } })
    expect(figures()?.peakBytes).toBeLessThan(110 * MB)
  })
})

describe('the largest picture of its kind is drawn within the memory for one', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a GIF', async () => square(18).gif({ effort: 1 }).toBuffer()],
    [
      'a progressive JPEG',
      () => square(14).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
    [
      'an interlaced PNG of 16 bits',
      () => square(11, 4).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ],
    ['a WebP', () => square(21, 4).webp({ effort: 0 }).toBuffer()],
    ['an AVIF', () => square(5).avif({ effort: 0 }).toBuffer()],
    ['a photo of a phone', () => square(50).jpeg().toBuffer()],
  ])('%s', async (_, bytes) => {
    expect(await answerTo(await bytes())).toBe('drawn')
    if (process.platform === 'linux') expect(figures()?.peakBytes).toBeGreaterThan(50 * MB)
    expect(figures()?.peakBytes).toBeLessThan(LIMIT)
  })
})

test('of many pictures at once one is open, and all are drawn', async () => {
  const bytes = await square(17).gif({ effort: 1 }).toBuffer()
  let max = 0
  const looking = setInterval(() => (max = Math.max(max, figures()?.workers ?? 0)), 5)
  expect(await Promise.all([answerTo(bytes), answerTo(bytes), answerTo(bytes)])).toEqual([
    'drawn',
    'drawn',
    'drawn',
  ])
  clearInterval(looking)
  expect(max).toBe(1)
})
