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
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { footnotesOf } from '#platform/contract/rich-text/footnotes.ts'
import { readDocxText } from '#features/cv-import/server/index.ts'
import { type RichText, TONES } from '#platform/contract/rich-text/document.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { square } from '#platform/server/pictures/pictures.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { DOCX, type importArticleDocument } from '../../contract/document.endpoints.ts'
import type { EditedArticle } from '../../contract/editing.endpoints.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { drawArticle } from './draw-docx.ts'

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
    const { title, body, lost } = answer.json<ResponseOf<typeof importArticleDocument>>()
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
    const [figure] = figuresIn(body)
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

test('An article taken along as a Word document is the same text when it is read in again', async () => {
  const begun = await author.send('POST', '/api/articles', { title: { bhs: 'Prva plata', en: '' } })
  const own = `/api/articles/${begun.json<{ id: string }>().id}`
  const words = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
  const items = (...texts: string[]) =>
    texts.map((text) => ({ type: 'listItem' as const, content: [words(text)] }))
  const row = (type: 'tableHeader' | 'tableCell', ...texts: string[]) => ({
    type: 'tableRow' as const,
    content: texts.map((text) => ({ type, content: [words(text)] })),
  })
  const body: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Uvod sa ' },
          { type: 'text', text: 'važnim', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' i ' },
          {
            type: 'text',
            text: 'vezom',
            marks: [{ type: 'link', attrs: { href: 'https://primjer.ba/a?b=1&c=2' } }],
          },
          { type: 'footnote', attrs: { text: 'Po računici & „so“.' } },
          { type: 'text', text: ' dalje' },
          { type: 'hardBreak' },
          { type: 'text', text: 'novi red <b>' },
        ],
      },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dva broja' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Manji' }] },
      { type: 'bulletList', content: items('neto', 'bruto') },
      words('Između.'),
      { type: 'orderedList', content: items('jedan', 'dva') },
      { type: 'blockquote', content: [words('Ko pita, ne skita.'), words('Druga.')] },
      {
        type: 'codeBlock',
        content: [{ type: 'text', text: 'if (a) {' }, { type: 'hardBreak' }, { type: 'text', text: '  b()' }],
      },
      { type: 'table', content: [row('tableHeader', 'Šta', 'KM'), row('tableCell', 'stan', '400')] },
      words('Kraj.'),
    ],
  }
  const edited = (await author.send('GET', own)).json<EditedArticle>()
  const content = { ...edited.content, body: { ...edited.content.body, bhs: body } }
  const saved = await author.send('PUT', own, content, { 'if-match': `"${edited.version}"` })
  expect(saved.statusCode).toBe(200)
  const file = await author.send('GET', `${own}/documents/bhs`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="prva-plata.docx"')
  const again = (await read(file.rawPayload)).json<ResponseOf<typeof importArticleDocument>>()
  expect(again).toEqual({ title: 'Prva plata', body, lost: 0 })
  expect((await (await person(app)).send('GET', `${own}/documents/bhs`)).statusCode).toBe(404)
})

test('Call-outs of every tone come back from a Word document as what they were, and quotations stay quotations', async () => {
  const words = fc.stringMatching(/^[a-zčćšžđ&<]{1,8}( [a-zčćšžđ&<]{1,8}){0,3}$/)
  const paragraph = words.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  }))
  const content = fc.array(paragraph, { minLength: 1, maxLength: 3 })
  const block = fc.oneof(
    fc.record({ type: fc.constant('blockquote' as const), content }),
    fc.record({
      type: fc.constant('callout' as const),
      attrs: fc.record({ tone: fc.constantFrom(...TONES) }),
      content,
    }),
  )
  // Two quotations that nothing stands between are one in a file of paragraphs; call-outs stay two.
  const documents = fc.array(fc.tuple(block, paragraph, fc.boolean()), { minLength: 60, maxLength: 80 }).map(
    (parts): RichText => ({
      type: 'doc',
      content: parts.flatMap(([one, between, isNext]) =>
        isNext && one.type === 'callout' ? [one] : [one, between],
      ),
    }),
  )
  await fc.assert(
    fc.asyncProperty(documents, async (body) => {
      const drawing = { title: '', body, language: 'bs', pictures: new Map(), publicUrl: 'https://zamah.ba' }
      const again = await readDocxText(await drawArticle(drawing))
      expect('body' in again && again.body).toEqual(body)
    }),
    // Each document is read in a process of its own, so one has the parts of sixty.
    { numRuns: 1 },
  )
})
