import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { emptyCall } from '#features/calls/contract/empty-call.ts'
import { aboutOf, rolesOf, rowsOf, textOf } from './canvas-document.ts'
import { trackWriters, writerOf } from './canvas-writers.ts'

const { template } = emptyCall()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

let time = 1_000_000
function device(me: string, from?: Y.Doc): Y.Doc {
  const doc = new Y.Doc()
  if (from) Y.applyUpdate(doc, Y.encodeStateAsUpdate(from))
  stops.push(trackWriters(doc, { me, template, now: () => time }))
  return doc
}
const type = (doc: Y.Doc, box: string, words: string) =>
  textOf(doc, box).insert(0, [new Y.XmlText(words) as unknown as Y.XmlElement])
const boxOf = (kind: string) => template.boxes.find((box) => box.kind === kind)!.id

test('whoever changes a text, a table or the roles is noted as the last in that box alone', () => {
  const text = boxOf('text')
  const doc = device('amra')
  type(doc, text, 'Klupe')
  expect(writerOf(doc, text)).toEqual({ by: 'amra', at: time })
  rowsOf(doc, 'budget').push([new Y.Map<unknown>([['id', 'a']])])
  expect(writerOf(doc, boxOf('budget'))?.by).toBe('amra')
  rolesOf(doc).set('amra', 'vodi')
  expect(writerOf(doc, boxOf('team'))?.by).toBe('amra')
  expect(writerOf(doc, boxOf('timeline'))).toBeUndefined()
  aboutOf(doc).set('title', 'Klupe uz Bosnu')
  expect(writerOf(doc, 'about')).toBeUndefined()
})

test('what comes from others is theirs on every device', () => {
  const text = boxOf('text')
  const first = device('amra')
  type(first, text, 'Klupe')
  const second = device('tarik', first)
  expect(writerOf(second, text)?.by).toBe('amra')
  time += 5
  type(second, text, 'Tri ')
  Y.applyUpdate(first, Y.encodeStateAsUpdate(second))
  expect(writerOf(first, text)).toEqual({ by: 'tarik', at: time })
})

test('a person who goes on typing is noted once a minute', () => {
  const text = boxOf('text')
  const doc = device('amra')
  let notes = 0
  doc.getMap('writers').observe(() => (notes += 1))
  for (let key = 0; key < 50; key += 1) type(doc, text, 'a')
  expect(notes).toBe(1)
  time += 60_000
  type(doc, text, 'b')
  expect(notes).toBe(2)
})

test('what a device wrote there in another form is nobody', () => {
  const doc = new Y.Doc()
  for (const said of ['amra', null, 7, { by: 3, at: 1 }, { by: 'amra', at: Number.NaN }]) {
    doc.getMap('writers').set('idea', said)
    expect(writerOf(doc, 'idea')).toBeUndefined()
  }
})
