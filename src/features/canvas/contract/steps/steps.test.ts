import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { aboutOf, rowsOf, textOf } from '../canvas-document.ts'
import { pasteRows } from '../pasting/paste-rows.ts'
import { trackOrder, nextInOrder, orderOf, stepsOf, applyStep } from './steps.ts'

const idsOf = (doc: Y.Doc) => rowsOf(doc, 'budget').map((row) => row.get('id'))
const paste = (doc: Y.Doc, ...ids: string[]) =>
  pasteRows(doc, { name: 'budget', rows: ids.map((id) => ({ id })) })

/** Connects two devices that exchange updates at once, as through the server. */
function twoDevices() {
  const [here, there] = [new Y.Doc(), new Y.Doc()] as const
  here.on('update', (update: Uint8Array, origin) => origin !== there && Y.applyUpdate(there, update, here))
  there.on('update', (update: Uint8Array, origin) => origin !== here && Y.applyUpdate(here, update, there))
  return { here, there }
}

describe('a large edit', () => {
  test('is taken back by the key, the last one first, and done again', () => {
    const doc = new Y.Doc()
    paste(doc, 'a', 'b')
    paste(doc, 'c')
    applyStep(doc, () => rowsOf(doc, 'budget').delete(0))
    expect(idsOf(doc)).toEqual(['b', 'c'])
    const steps = stepsOf(doc)
    steps.undo()
    expect(idsOf(doc)).toEqual(['a', 'b', 'c'])
    steps.undo()
    steps.undo()
    expect(idsOf(doc)).toEqual([])
    steps.redo()
    expect(idsOf(doc)).toEqual(['a', 'b'])
  })

  test('is taken back by its own button, also when another came since, and only once', () => {
    const doc = new Y.Doc()
    const first = paste(doc, 'a')
    paste(doc, 'b')
    first()
    expect(idsOf(doc)).toEqual(['b'])
    first()
    expect(idsOf(doc)).toEqual(['b'])
    stepsOf(doc).undo()
    expect(idsOf(doc)).toEqual([])
    const third = paste(doc, 'c')
    stepsOf(doc).undo()
    paste(doc, 'd')
    third()
    expect(idsOf(doc)).toEqual(['d'])
  })

  test('that changes nothing is none', () => {
    const doc = new Y.Doc()
    paste(doc, 'a')
    const nothing = applyStep(doc, () => undefined)
    nothing()
    expect(idsOf(doc)).toEqual(['a'])
  })

  test('of another is never taken back here, nor what they wrote since', () => {
    const { here, there } = twoDevices()
    paste(there, 'theirs')
    const takeBack = paste(here, 'mine')
    aboutOf(there).set('title', 'Klupe')
    paste(there, 'later')
    takeBack()
    expect(stepsOf(here).undo()).toBeNull()
    expect(idsOf(here)).toEqual(['theirs', 'later'])
    expect(idsOf(there)).toEqual(['theirs', 'later'])
    expect(aboutOf(here).get('title')).toBe('Klupe')
  })

  test('stands in one order with what is typed in a text', () => {
    const doc = new Y.Doc()
    const text = textOf(doc, 'idea')
    const typed = new Y.UndoManager(text, { trackedOrigins: new Set(['typed']) })
    trackOrder(typed)
    const type = () => doc.transact(() => text.push([new Y.XmlElement('paragraph')]), 'typed')
    const last = () => (orderOf(typed, 'undo') > orderOf(stepsOf(doc), 'undo') ? 'typed' : 'step')
    expect([orderOf(typed, 'undo'), orderOf(stepsOf(doc), 'undo')]).toEqual([0, 0])
    type()
    expect(last()).toBe('typed')
    paste(doc, 'a')
    expect(last()).toBe('step')
    // Typing soon after the step joins the typing before it, and still counts as later than the step.
    type()
    expect([typed.undoStack.length, last()]).toEqual([1, 'typed'])
    typed.undo()
    expect([orderOf(typed, 'undo'), last()]).toEqual([0, 'step'])
    expect(orderOf(typed, 'redo')).toBeGreaterThan(orderOf(stepsOf(doc), 'undo'))
    expect(nextInOrder()).toBeGreaterThan(orderOf(typed, 'redo'))
  })
})
