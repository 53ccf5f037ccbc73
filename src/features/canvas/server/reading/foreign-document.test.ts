import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { contentOf } from '../../contract/canvas-document.ts'
import { isOurs, placeParts, insertParts } from '../../contract/reading/place-parts.ts'
import type { ReadPart } from '../../contract/reading/reading.endpoints.ts'
import { completeApplication } from '../canvas.fixture.ts'
import { readingIn, rowIds } from './reading.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const { read, partsIn } = readingIn(() => app)
const newId = rowIds()

describe('a Word document', () => {
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
    insertParts(fresh, { placed, template, replace: true, newId })
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
    const takeBack = insertParts(doc, { placed: chosen, template, replace: false, newId })
    expect(text()).toBe(`${before}\nUvod.\nJer nema klupa.`)
    takeBack()
    expect(text()).toBe(before)
    insertParts(doc, { placed: chosen, template, replace: true, newId })
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
})
