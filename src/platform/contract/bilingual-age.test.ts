import { expect, test } from 'vitest'
import { updateTextTimes, olderTexts } from './bilingual-age.ts'
import { textsOf } from './bilingual.ts'

const about = (bhs: string, en: string) => ({ about: { bhs, en } })
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)

function write(steps: readonly (readonly [minutes: number, bhs: string, en: string])[]) {
  let content = textsOf(about('', ''))
  let written = {}
  for (const [minutes, bhs, en] of steps) {
    const after = textsOf(about(bhs, en))
    written = updateTextTimes({ before: content, after, written, now: at(minutes) })
    content = after
  }
  return olderTexts(content, written)
}

test('both languages written in one sitting agree, in whatever order', () => {
  expect(
    write([
      [0, 'Zdravo', ''],
      [3, 'Zdravo', 'Hel'],
      [4, 'Zdravo', 'Hello'],
    ]),
  ).toEqual([])
})

test('whoever changes one language much later is told that the other is older', () => {
  expect(
    write([
      [0, 'Zdravo', 'Hello'],
      [900, 'Dobar dan', 'Hello'],
    ]),
  ).toEqual([{ path: 'about', language: 'en' }])
  expect(
    write([
      [0, 'Zdravo', 'Hello'],
      [900, 'Zdravo', 'Good day'],
    ]),
  ).toEqual([{ path: 'about', language: 'bhs' }])
})

test('writing the older one makes them agree again', () => {
  expect(
    write([
      [0, 'Zdravo', 'Hello'],
      [900, 'Dobar dan', 'Hello'],
      [905, 'Dobar dan', 'Good day'],
    ]),
  ).toEqual([])
})

test('what is missing is not old', () => {
  expect(
    write([
      [0, 'Zdravo', 'Hello'],
      [900, 'Dobar dan', ''],
    ]),
  ).toEqual([])
})

test('texts of entries that are gone are forgotten', () => {
  const before = { items: [{ id: 'a', title: { bhs: 'x', en: '' } }] }
  const written = { 'a.title': { bhs: at(0).toISOString() } }
  expect(updateTextTimes({ before: textsOf(before), after: [], written, now: at(1) })).toEqual({})
})
