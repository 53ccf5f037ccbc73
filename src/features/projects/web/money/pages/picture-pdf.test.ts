import fc from 'fast-check'
import sharp from 'sharp'
import { extractImages, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { picturePdf } from './picture-pdf.ts'

const photoOf = async (width: number, height: number) => {
  const plain = { create: { width, height, channels: 3, background: '#2a6b4f' } } as const
  return { jpeg: new Uint8Array(await sharp(plain).jpeg().toBuffer()), width, height }
}

test('photos of a signed contract are pages of one PDF, in their order, each as it was taken', async () => {
  const size = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }))
  await fc.assert(
    fc.asyncProperty(fc.array(size, { minLength: 1, maxLength: 8 }), fc.string(), async (sizes, title) => {
      const pages = await Promise.all(sizes.map(([width, height]) => photoOf(width, height)))
      const pdf = await getDocumentProxy(picturePdf(title, pages))
      expect(pdf.numPages).toBe(sizes.length)
      for (const [at, [width, height]] of sizes.entries()) {
        const { 2: across, 3: down } = (await pdf.getPage(at + 1)).view
        expect((across ?? 0) > (down ?? 0)).toBe(width > height)
        expect(await extractImages(pdf, at + 1)).toMatchObject([{ width, height }])
      }
    }),
    { numRuns: 20 },
  )
})

test('its title has the letters of our language', async () => {
  const pdf = await getDocumentProxy(picturePdf('Ugovor „Češma“, čćšđž', [await photoOf(4, 6)]))
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Ugovor „Češma“, čćšđž' })
})
