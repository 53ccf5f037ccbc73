import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '../plain-text.ts'
import { PUBLICATION } from '../profiles.ts'
import { richTextSchema } from '../schema.ts'
import { foreignDocument } from './foreign-html.ts'

const ID = '0198c0de-0000-7000-8000-000000000001'
const read = (html: string) =>
  foreignDocument(html, PUBLICATION, ({ src }) => (src === 'x.png' ? ID : undefined))

test('Pictures of a file stand where they stood, with their captions', () => {
  const body = read(
    '<p>Prije</p><figure><img src="x.png" alt="Sto"><figcaption>Na <b>stolu</b>.</figcaption></figure><p>Poslije <img src="x.png"> kraj <img src="other.png"></p>',
  )
  expect(body?.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Prije' }] },
    { type: 'figure', attrs: { picture: ID, alt: 'Sto', caption: 'Na stolu.' } },
    { type: 'paragraph', content: [{ type: 'text', text: 'Poslije' }] },
    { type: 'figure', attrs: { picture: ID, alt: '', caption: '' } },
    { type: 'paragraph', content: [{ type: 'text', text: 'kraj' }] },
  ])
})

test('Whatever a file holds becomes a text that the server takes, and no word of it is lost', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<figure>',
    '</figure>',
    '<figcaption>',
    '</figcaption>',
    '<img src="x.png" alt="a">',
    '<img src="y.png">',
    '<pre>',
    '</pre>',
    '<ul><li>',
    '</li></ul>',
    '<b>',
    '</b>',
    '<h2>',
    '</h2>',
    ' riječ ',
    ` ${'riječ '.repeat(80)}`,
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = pieces.join('')
      const body = read(html) ?? { type: 'doc' as const, content: [] }
      expect(richTextSchema(PUBLICATION).safeParse(body).success).toBe(true)
      const count = (text: string) => text.split('riječ').length - 1
      expect(count(plainText(body))).toBe(count(html))
    }),
    { numRuns: 200 },
  )
})
