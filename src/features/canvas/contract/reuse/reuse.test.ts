import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { contentOf, rowsOf, textOf } from '../canvas-document.ts'
import { reusable, copyParts } from './reuse.ts'

function write(doc: Y.Doc, box: string, words: string) {
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [new Y.XmlText(words)])
  textOf(doc, box).push([line])
}

function older() {
  const doc = new Y.Doc()
  write(doc, 'problem', 'Nema klupa.')
  write(doc, 'idea', 'Zavarićemo šest klupa.')
  write(doc, 'story', 'Bilo jednom.')
  rowsOf(doc, 'budget').push([
    new Y.Map<unknown>([
      ['id', 'b1'],
      ['what', 'Cijevi'],
      ['category', 'material'],
      ['amount', 540_00],
    ]),
  ])
  const [problem, ...rest] = DEFAULT_TEMPLATE.boxes
  const story = { ...problem!, id: 'story', title: { bhs: 'Priča', en: 'Story' } }
  const template: CanvasTemplate = { boxes: [problem!, ...rest, story] }
  return { doc, template }
}

let made = 0
const newId = () => `new-${(made += 1)}`
const read = (doc: Y.Doc) => contentOf({ doc, template: DEFAULT_TEMPLATE, members: [] })

test('of an older application what fits is offered, and what stays is named', () => {
  const now = { doc: new Y.Doc(), template: DEFAULT_TEMPLATE }
  write(now.doc, 'idea', 'Ovaj put nadstrešnica.')
  expect(reusable(older(), now)).toEqual({
    parts: [
      { from: 'problem', to: 'problem', kind: 'text', count: 11 },
      { from: 'budget', to: 'budget', kind: 'budget', count: 1 },
    ],
    left: [
      { box: 'idea', why: 'written' },
      { box: 'story', why: 'unknown' },
    ],
  })
})

test('a box that another call names otherwise is found by its title', () => {
  const then = older()
  const boxes = DEFAULT_TEMPLATE.boxes.map((box) => (box.id === 'problem' ? { ...box, id: 'need' } : box))
  const { parts } = reusable(then, { doc: new Y.Doc(), template: { boxes } })
  expect(parts[0]).toMatchObject({ from: 'problem', to: 'need' })
})

test('it is taken in one step, with rows of their own, and taken back without what others wrote since', () => {
  const then = older()
  const now = { doc: new Y.Doc(), template: DEFAULT_TEMPLATE }
  // The empty line of an open editor.
  textOf(now.doc, 'problem').push([new Y.XmlElement('paragraph')])
  const updates: Uint8Array[] = []
  now.doc.on('update', (update: Uint8Array) => updates.push(update))
  const { parts } = reusable(then, now)
  const takeBack = copyParts(now.doc, { older: then.doc, parts, newId })
  expect(updates).toHaveLength(1)
  expect(read(now.doc)).toMatchObject({
    texts: { problem: 'Nema klupa.', idea: 'Zavarićemo šest klupa.' },
    budget: [{ id: 'new-1', what: 'Cijevi', category: 'material', amount: 540_00 }],
  })
  write(now.doc, 'risks', 'Kiša.')
  takeBack()
  expect(read(now.doc)).toMatchObject({ texts: { problem: '', idea: '', risks: 'Kiša.' }, budget: [] })
  expect(read(then.doc).budget).toHaveLength(1)
})
