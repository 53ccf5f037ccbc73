import { Document, ExternalHyperlink, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import * as z from 'zod/mini'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { contentOf, rowsOf, textOf } from '../../contract/canvas-document.ts'
import { isOurs, placeParts, insertParts, textOfLines } from '../../contract/reading/place-parts.ts'
import { previewDocument } from '../../contract/reading/reading.endpoints.ts'
import { completeApplication, writer } from '../canvas.fixture.ts'
import { writeRichText } from '../documents/documents.fixture.ts'
import { readingIn, rowIds } from './reading.fixture.ts'
import { partsOf } from './reading.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { read, partsIn } = readingIn(() => app)
const newId = rowIds()

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

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
    const takeBack = insertParts(fresh, { placed, template, replace: true, newId })
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
    insertParts(fresh, { placed, template, replace: true, newId })
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
