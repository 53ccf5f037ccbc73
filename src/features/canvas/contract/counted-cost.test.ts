import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { requestedOf } from '#features/calls/contract/application-content.ts'
import { DEFAULT_TEMPLATE } from '#features/calls/contract/default-template.ts'
import { contentOf, rowsOf } from './canvas-document.ts'

const read = (doc: Y.Doc) => contentOf({ doc, template: DEFAULT_TEMPLATE, members: [] })

test('a cost is what quantity and price make, also where two devices changed one of them each', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(hundredths, hundredths, hundredths, hundredths, (pieces, price, otherPieces, otherPrice) => {
      const [phone, laptop] = [new Y.Doc(), new Y.Doc()]
      const row = { id: 'b', what: 'Daske', category: 'material', amount: 5, quantity: pieces / 100, price }
      rowsOf(phone, 'budget').push([new Y.Map(Object.entries(row))])
      Y.applyUpdate(laptop, Y.encodeStateAsUpdate(phone))
      expect(requestedOf(read(phone))).toBe(Math.round((pieces * price) / 100))
      // Each writes the product that it knew beside its own change.
      rowsOf(phone, 'budget')
        .get(0)
        .set('quantity', otherPieces / 100)
      rowsOf(laptop, 'budget').get(0).set('price', otherPrice)
      Y.applyUpdate(laptop, Y.encodeStateAsUpdate(phone))
      Y.applyUpdate(phone, Y.encodeStateAsUpdate(laptop))
      for (const doc of [phone, laptop])
        expect(requestedOf(read(doc))).toBe(Math.round((otherPieces * otherPrice) / 100))
    }),
    { numRuns: 100 },
  )
})

test('a cost that is only an amount stays what it was, letter by letter, and nonsense counts nothing', () => {
  const doc = new Y.Doc()
  const add = (more: object) => {
    const row = { id: `b${rowsOf(doc, 'budget').length}`, what: 'Boja', category: 'material', amount: 300 }
    rowsOf(doc, 'budget').push([new Y.Map(Object.entries({ ...row, ...more }))])
  }
  for (const more of [
    {},
    { quantity: null, price: null },
    { quantity: 3 },
    { quantity: 'x', price: Number.NaN },
  ])
    add(more)
  add({ quantity: -1, price: 5 })
  expect(read(doc).budget.map(({ amount }) => amount)).toEqual([300, 300, 300, 300, 300])
  expect(Object.keys(read(doc).budget[0]!)).toEqual(['id', 'what', 'category', 'amount'])
  expect(Object.keys(read(doc).budget[1]!)).toEqual(['id', 'what', 'category', 'amount'])
})
