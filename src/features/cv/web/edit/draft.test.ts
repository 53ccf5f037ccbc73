import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cv } from '../../contract/cv.endpoints.ts'
import { moved, offeredIn, variantOf, withAllNew } from './draft.ts'

const entry = (id: string, isNew = false) => ({ id, title: id, detail: '', shown: !isNew, isNew })
const cv = {
  name: 'CV',
  design: 'arch',
  script: 'latin',
  shows: { photo: true, email: true, phone: true, place: true },
  sections: [
    { name: 'work', shown: true, empty: false, entries: [entry('a'), entry('b'), entry('c', true)] },
    { name: 'skills', shown: true, empty: true, entries: [] },
  ],
} as unknown as Cv

test('what is offered and kept is offered so again, and new entries stay on offer', () => {
  expect(offeredIn(variantOf(cv), cv)).toEqual(cv.sections)
  expect(variantOf(cv).sections[0]?.entries.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('all that is new can be taken along at once', () => {
  const draft = withAllNew(variantOf(cv), offeredIn(variantOf(cv), cv))
  expect(draft.sections[0]?.entries).toEqual(['a', 'b', 'c'].map((id) => ({ id, shown: true })))
})

test('moving keeps everything, wherever it goes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat()),
      fc.integer({ min: -2, max: 12 }),
      fc.integer({ min: -2, max: 12 }),
      (list, from, to) => {
        const after = moved(list, from, to)
        expect(after.toSorted()).toEqual(list.toSorted())
        if (from >= 0 && from < list.length && to >= 0 && to < list.length) expect(after[to]).toBe(list[from])
      },
    ),
  )
})
