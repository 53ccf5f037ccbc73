import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { aboutOf } from '../../contract/canvas-document.ts'
import { insertParts, titleFor } from '../../contract/reading/place-parts.ts'
import { completeApplication } from '../canvas.fixture.ts'
import { readingIn, rowIds } from './reading.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { read } = readingIn(() => app)
const newId = rowIds()

describe('a Word document', () => {
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
    const takeBack = insertParts(fresh, { placed: [], template, replace: true, title: own, newId })
    expect(aboutOf(fresh).get('title')).toBe(own)
    takeBack()
    expect(aboutOf(fresh).get('title') ?? '').toBe('')
    aboutOf(doc).set('title', '')
    await sync.sync()
    const untitled = await lead.send('GET', `/api/canvases/${id}/file/docx`)
    expect(await titleIn(untitled.rawPayload)).toBeNull()
  })
})
