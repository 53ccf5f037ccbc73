import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { footnotesOf } from '#platform/contract/rich-text/footnotes.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { square } from '#platform/server/pictures/pictures.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { DOCX, type readArticleDocument } from '../contract/document.endpoints.ts'
import { picturesIn } from '../contract/pictures-in.ts'

let app: TestApp
let author: Person
let id: string
beforeAll(async () => {
  app = await buildTestApp()
  author = await person(app)
  const begun = await author.send('POST', '/api/articles', { title: { bhs: 'Iz Worda', en: '' } })
  id = begun.json<{ id: string }>().id
})
afterAll(() => app.stop())

const read = (bytes: Uint8Array, who = author) =>
  who.send('POST', `/api/articles/${id}/document-reading`, Buffer.from(bytes), { 'content-type': DOCX })

async function written(): Promise<Buffer> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const picture = await square(0.12).png().toBuffer()
  const image = (data: Uint8Array) =>
    new ImageRun({
      type: 'png',
      data,
      transformation: { width: 40, height: 40 },
      altText: { name: 'a', title: 'a', description: 'Dvije ponude' },
    })
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('Po vlastitoj računici.')] } },
    sections: [
      {
        children: [
          new Paragraph({ text: 'Prva plata', heading: HeadingLevel.TITLE }),
          new Paragraph({
            children: [
              new TextRun('Uvod sa '),
              new TextRun({ text: 'važnim', bold: true }),
              new TextRun(' riječima.'),
              new FootnoteReferenceRun(1),
            ],
          }),
          new Paragraph({ text: 'Dva broja', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ text: 'neto', bullet: { level: 0 } }),
          new Paragraph({ text: 'bruto', bullet: { level: 0 } }),
          new Table({ rows: [new TableRow({ children: [cell('stan'), cell('400')] })] }),
          new Paragraph({ children: [image(picture)] }),
          new Paragraph({ children: [image(Buffer.from('ovo nije slika'))] }),
          new Paragraph('Kraj.'),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

describe('A Word document', () => {
  test('becomes the text of an article, with its pictures in the library of its author', async () => {
    const answer = await read(await written())
    expect(answer.statusCode).toBe(200)
    const { title, body, lost } = answer.json<ResponseOf<typeof readArticleDocument>>()
    expect(title).toBe('Prva plata')
    expect(body.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'bulletList',
      'table',
      'figure',
      'paragraph',
    ])
    expect(footnotesOf(body).map(({ attrs }) => attrs.text)).toEqual(['Po vlastitoj računici.'])
    expect(plainText(body).split('\n')).toEqual([
      'Uvod sa važnim riječima. [Po vlastitoj računici.]',
      'Dva broja',
      'neto',
      'bruto',
      'stan | 400',
      'Dvije ponude',
      'Kraj.',
    ])
    expect(JSON.stringify(body)).toContain('"bold"')
    expect(lost).toBe(1)
    const [figure] = picturesIn(body)
    const library = (await author.send('GET', '/api/library')).json<{ pictures: { id: string }[] }>()
    expect(library.pictures.map((picture) => picture.id)).toEqual([figure?.picture])
  })

  test('is refused with a reason if it is another kind of file, broken, or too large unpacked', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': new Uint8Array(40 * 1024 * 1024),
    })
    const broken = zipSync({ 'word/document.xml': strToU8('<w:document') })
    for (const bytes of [bomb, broken, zipSync({ 'a.txt': strToU8('a') }), strToU8('zdravo')]) {
      const answer = await read(bytes)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        422,
        'articles.unreadableDocument',
      ])
    }
  })

  test('is read for the writers of the article alone', async () => {
    expect((await read(await written(), await person(app))).statusCode).toBe(404)
  })
})
