import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { contentOf, rowsOf } from '../../contract/canvas-document.ts'
import { isOurs, placeParts, takeParts } from '../../contract/reading/place-parts.ts'
import type { ReadPart } from '../../contract/reading/reading.endpoints.ts'
import { type Writer, writer, writtenApplication } from '../canvas.fixture.ts'
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
    const { id, lead, call, doc, sync } = await writtenApplication(app)
    const { template } = call.content
    writeRichText(doc, 'idea')
    await sync.sync()
    const file = await lead.send('GET', `/api/canvases/${id}/file/docx`)
    const placed = placeParts(partsIn(await read(lead, id, file.rawPayload)), template)
    expect(isOurs(placed)).toBe(true)
    expect(placed.filter(({ kind }) => kind !== 'other').map(({ to }) => to)).toEqual(
      expect.arrayContaining(['problem', 'people', 'idea', 'change', 'budget', 'risks', 'afterwards']),
    )
    const before = contentOf({ doc, template, members: [] })
    const fresh = new Y.Doc()
    const takeBack = takeParts(fresh, { placed, template, replace: true, newId })
    const after = contentOf({ doc: fresh, template, members: [] })
    // What was a break within a line is a line now; the words are all there.
    expect(after.texts).toEqual(before.texts)
    expect(after.budget.map(({ id: _, ...row }) => row)).toEqual(
      before.budget.map(({ id: _, ...row }) => row),
    )
    takeBack()
    expect(contentOf({ doc: fresh, template, members: [] }).texts.idea).toBe('')
    expect(rowsOf(fresh, 'budget').length).toBe(0)
  })

  test('of somebody else waits for its box, and follows what stands there where nobody replaces it', async () => {
    const { id, lead, call, doc } = await writtenApplication(app)
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
    expect(isOurs(placed)).toBe(false)
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

  test('that is none, or a stranger’s, is refused and nothing is kept', async () => {
    const { id, lead } = await writtenApplication(app)
    expect(codeOf(await read(lead, id, Buffer.from('%PDF-1.4')))).toBe('canvas.unreadableDocument')
    expect(codeOf(await read(lead, id, Buffer.from('PK\u0003\u0004 nothing')))).toBe(
      'canvas.unreadableDocument',
    )
    const stranger = await writer(app)
    expect((await read(stranger, id, Buffer.from('%PDF-1.4'))).statusCode).toBe(404)
  })
})
