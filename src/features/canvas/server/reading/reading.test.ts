import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { aboutOf, contentOf, rowsOf, textOf } from '../../contract/canvas-document.ts'
import { isOurs, placeParts, takeParts, textOfLines, titleFor } from '../../contract/reading/place-parts.ts'
import { previewDocument, type ReadPart } from '../../contract/reading/reading.endpoints.ts'
import { type Writer, writer, completeApplication } from '../canvas.fixture.ts'
import { partsOf } from './reading.service.ts'
import { writeRichText } from '../documents/documents.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const read = (who: Writer, id: string, bytes: Buffer) =>
  app.http.inject({
    method: 'POST',
    url: `/api/canvases/${id}/document-reading`,
    headers: { origin: 'http://localhost:3000', ...who.headers, 'content-type': DOCX },
    payload: bytes,
  })
const partsIn = (answer: Awaited<ReturnType<typeof read>>) =>
  answer.json<{ parts: ReadPart[]; isCut: boolean }>().parts
let made = 0
const newId = () => `new-${(made += 1)}`

describe('a Word document', () => {
  test('that we drew goes back into its boxes, whoever changed it meanwhile', async () => {
    const { id, lead, call, doc, sync } = await completeApplication(app)
    const { template } = call.content
    writeRichText(doc, 'idea')
    rowsOf(doc, 'budget').get(0).set('source', 'ponuda Stolarije Lugonjić')
    await sync.sync()
    const file = await lead.send('GET', `/api/canvases/${id}/file/docx`)
    const parts = partsIn(await read(lead, id, file.rawPayload))
    const placed = placeParts(parts, template)
    expect(isOurs(parts, template)).toBe(true)
    expect(placed.filter(({ kind }) => kind !== 'other').map(({ to }) => to)).toEqual(
      expect.arrayContaining([
        'problem',
        'people',
        'idea',
        'change',
        'budget',
        'timeline',
        'contributions',
        'risks',
        'afterwards',
      ]),
    )
    const before = contentOf({ doc, template, members: [] })
    const fresh = new Y.Doc()
    const takeBack = takeParts(fresh, { placed, template, replace: true, newId })
    const after = contentOf({ doc: fresh, template, members: [] })
    // A line break within a line becomes a line; the words are all there.
    expect(after.texts).toEqual(before.texts)
    for (const table of ['budget', 'timeline', 'contributions'] as const)
      expect(after[table].map(({ id: _, ...row }) => row)).toEqual(
        before[table].map(({ id: _, ...row }) => row),
      )
    takeBack()
    expect(contentOf({ doc: fresh, template, members: [] }).texts.idea).toBe('')
    expect(rowsOf(fresh, 'budget').length).toBe(0)
  })

  test('keeps bold and slanted words, links and both kinds of lists; of a table each row is a point', async () => {
    const { id, lead, call, doc, sync } = await completeApplication(app)
    const { template } = call.content
    writeRichText(doc, 'idea')
    await sync.sync()
    const ours = await lead.send('GET', `/api/canvases/${id}/file/docx`)
    const fresh = new Y.Doc()
    const placed = placeParts(partsIn(await read(lead, id, ours.rawPayload)), template)
    takeParts(fresh, { placed, template, replace: true, newId })
    const quoted = '<blockquote><paragraph>Treba nam klupa.</paragraph></blockquote>'
    // Ignores attributes of bold; Word has a quotation only as an indent, so it returns as a paragraph.
    const plain = (text: string) => text.replace(/<bold[^>]*>/g, '<bold>')
    expect(plain(textOf(fresh, 'idea').toString())).toBe(
      plain(textOf(doc, 'idea').toString()).replace(quoted, '<paragraph>Treba nam klupa.</paragraph>'),
    )

    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
    const foreign = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({
                children: [
                  new TextRun('Vidi '),
                  new TextRun({ text: 'sve', bold: true, italics: true }),
                  new ExternalHyperlink({ link: 'file:///etc/passwd', children: [new TextRun(' ovdje')] }),
                ],
              }),
              new Table({ rows: [new TableRow({ children: [cell('klupa'), cell(''), cell('šest')] })] }),
            ],
          },
        ],
      }),
    )
    const [part] = placeParts(partsIn(await read(lead, id, foreign)), template)
    expect(part?.lines).toEqual([
      {
        runs: [{ text: 'Vidi ' }, { text: 'sve', bold: true, italic: true }, { text: ' ovdje' }],
        list: null,
      },
      { runs: [{ text: 'klupa, šest' }], list: 'bulletList' },
    ])
  })

  test('gives all its words, and no looks that a box does not know', () => {
    const run = fc.record(
      {
        text: fc.string({ unit: 'grapheme' }),
        bold: fc.constant(true as const),
        italic: fc.constant(true as const),
        href: fc.oneof(fc.webUrl(), fc.string()),
      },
      { requiredKeys: ['text'] },
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(run, { maxLength: 8 }), { maxLength: 6 }),
        fc.boolean(),
        (runs, isPoint) => {
          const lines = runs.map((line) => line.map(({ text }) => text).join(''))
          const block = {
            kind: 'text' as const,
            level: 0,
            isPoint,
            isNumbered: false,
            isBold: false,
            lines,
            runs,
          }
          const { parts, isCut } = partsOf([block])
          expect(isCut).toBe(false)
          expect(textOfLines(parts[0]?.lines ?? [])).toBe(
            lines
              .map((line) => line.trim())
              .filter((line) => line !== '')
              .join('\n'),
          )
          expect(z.safeParse(previewDocument.response!, { title: null, parts, isCut }).success).toBe(true)
        },
      ),
    )
  })

  test('of somebody else has its tables found by the words above their columns, cell by cell', async () => {
    const { id, lead, call } = await completeApplication(app)
    const { template } = call.content
    const table = (rows: string[][]) =>
      new Table({
        rows: rows.map(
          (cells) =>
            new TableRow({
              children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })),
            }),
        ),
      })
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Kad šta radimo' }),
              new Paragraph('Radimo subotom.'),
              table([
                ['Aktivnost', 'Od', 'Do'],
                ['Čišćenje obale', '3. 4. 2027.', '10. april 2027.'],
                ['Otvaranje', 'kad bude lijepo', '31. 2. 2027.'],
              ]),
              new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Ko nam pomaže' }),
              table([
                ['Ko daje', 'Šta', 'Oblik', 'Vrijednost'],
                ['Pilana Lugonjić', 'Daske', 'Roba', '350,00 KM'],
                ['Mjesna zajednica', 'Prevoz', 'Usluge', 'oko stotinu'],
                ['Roditelji', 'Novac za farbu', 'dobra volja', '80'],
                ['Ukupno', '', '', '430'],
              ]),
            ],
          },
        ],
      }),
    )
    const placed = placeParts(partsIn(await read(lead, id, file)), template)
    expect(placed.map(({ kind, to }) => [kind, to])).toEqual([
      ['text', undefined],
      ['table', 'timeline'],
      ['table', 'contributions'],
    ])
    const fresh = new Y.Doc()
    takeParts(fresh, { placed, template, replace: true, newId })
    const { timeline, contributions } = contentOf({ doc: fresh, template, members: [] })
    expect(timeline.map(({ what, from, until }) => [what, from, until])).toEqual([
      ['Čišćenje obale', '2027-04-03', '2027-04-10'],
      ['Otvaranje', null, null],
    ])
    expect(contributions.map(({ what, kind, giver, value }) => [what, kind, giver, value])).toEqual([
      ['Daske', 'goods', 'Pilana Lugonjić', 350_00],
      ['Prevoz', 'services', 'Mjesna zajednica', 0],
      ['Novac za farbu', 'goods', 'Roditelji', 80_00],
    ])
    expect(
      placed.flatMap((part) => part.table?.remarks.map(({ line, why, text }) => [line, why, text]) ?? []),
    ).toEqual([
      [3, 'day', 'kad bude lijepo'],
      [3, 'day', '31. 2. 2027.'],
      [3, 'value', 'oko stotinu'],
      [4, 'gift', 'dobra volja'],
      [5, 'total', 'Ukupno | 430'],
    ])
  })

  test('of somebody else waits for its box, and follows what stands there where nobody replaces it', async () => {
    const { id, lead, call, doc } = await completeApplication(app)
    const { template } = call.content
    const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, children: [], text })
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [new Paragraph('Uvod.'), heading('Zašto ovo radimo'), new Paragraph('Jer nema klupa.')],
          },
        ],
      }),
    )
    const answer = await read(lead, id, file)
    expect(answer.statusCode).toBe(200)
    const placed = placeParts(partsIn(answer), template)
    expect(placed.map(({ heading: name, kind, to }) => [name, kind, to])).toEqual([
      ['', 'text', undefined],
      ['Zašto ovo radimo', 'text', undefined],
    ])
    expect(isOurs(partsIn(answer), template)).toBe(false)
    const chosen = placed.map((part) => ({ ...part, to: 'risks' }))
    const text = () => contentOf({ doc, template, members: [] }).texts.risks
    const before = text()
    const takeBack = takeParts(doc, { placed: chosen, template, replace: false, newId })
    expect(text()).toBe(`${before}\nUvod.\nJer nema klupa.`)
    takeBack()
    expect(text()).toBe(before)
    takeParts(doc, { placed: chosen, template, replace: true, newId })
    expect(text()).toBe('Uvod.\nJer nema klupa.')
  })

  test('of somebody else keeps every part when two of its headings are also names of boxes', async () => {
    const { call } = await completeApplication(app)
    const { template } = call.content
    const part = (heading: string, text: string): ReadPart => ({
      heading,
      level: 1,
      lines: [{ runs: [{ text }], list: null }],
      table: [],
    })
    const [problem, risks] = ['problem', 'risks'].map((id) => template.boxes.find((box) => box.id === id)!)
    const parts = [
      part(problem!.title.bhs, 'Nema gdje sjesti.'),
      part('Rješenje', 'Pravimo klupe.'),
      part(risks!.title.bhs, 'Kiša.'),
    ]
    expect(isOurs(parts, template)).toBe(false)
    expect(placeParts(parts, template).map(({ kind, to }) => [kind, to])).toEqual([
      ['text', 'problem'],
      ['text', undefined],
      ['text', 'risks'],
    ])
  })

  test('gives its title to an application, and the way back with it; the name of a box is none', async () => {
    const { id, lead, call, doc, sync } = await completeApplication(app)
    const { template } = call.content
    const titleIn = async (bytes: Buffer) =>
      (await read(lead, id, bytes)).json<{ title: string | null }>().title
    const drawn = async (...children: (Paragraph | Table)[]) =>
      titleFor(await titleIn(await Packer.toBuffer(new Document({ sections: [{ children }] }))), template)
    const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
      new Paragraph({ text, heading: level })
    const words = new Paragraph('Park kod škole nema nijednu klupu.')
    const { TITLE, HEADING_1, HEADING_2 } = HeadingLevel
    expect(await drawn(heading('Klupe za park', TITLE), heading('Problem', HEADING_2), words)).toBe(
      'Klupe za park',
    )
    expect(await drawn(new Paragraph('Naziv projekta: Klupe i hlad'), words)).toBe('Klupe i hlad')
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
    const table = new Table({ rows: [new TableRow({ children: [cell('Naziv projekta'), cell('Hlad')] })] })
    expect(await drawn(heading('Prijavni obrazac', HEADING_1), table)).toBe('Hlad')
    // Several headings of one level are parts, a heading that names a box is that box, and a sentence is no title.
    expect(
      await drawn(heading('Klupe', HEADING_1), words, heading('Problem', HEADING_1), words),
    ).toBeUndefined()
    expect(await drawn(heading('Problem', HEADING_1), words)).toBeUndefined()
    expect(await drawn(heading('x'.repeat(141), TITLE), words)).toBeUndefined()

    const own = aboutOf(doc).get('title') as string
    const file = await lead.send('GET', `/api/canvases/${id}/file/docx`)
    expect(await titleIn(file.rawPayload)).toBe(own)
    const fresh = new Y.Doc()
    const takeBack = takeParts(fresh, { placed: [], template, replace: true, title: own, newId })
    expect(aboutOf(fresh).get('title')).toBe(own)
    takeBack()
    expect(aboutOf(fresh).get('title') ?? '').toBe('')
    aboutOf(doc).set('title', '')
    await sync.sync()
    const untitled = await lead.send('GET', `/api/canvases/${id}/file/docx`)
    expect(await titleIn(untitled.rawPayload)).toBeNull()
  })

  test('that is none, or a stranger’s, is refused and nothing is kept', async () => {
    const { id, lead } = await completeApplication(app)
    expect(codeOf(await read(lead, id, Buffer.from('%PDF-1.4')))).toBe('canvas.unreadableDocument')
    expect(codeOf(await read(lead, id, Buffer.from('PK\u0003\u0004 nothing')))).toBe(
      'canvas.unreadableDocument',
    )
    const stranger = await writer(app)
    expect((await read(stranger, id, Buffer.from('%PDF-1.4'))).statusCode).toBe(404)
  })
})
