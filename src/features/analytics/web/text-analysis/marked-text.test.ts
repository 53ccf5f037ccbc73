import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './marked-text.tsx'

test('marking words changes no letter of a text, wherever the marks stand', () => {
  const mark = fc.record({ start: fc.nat(60), length: fc.nat(20) })
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.array(mark), (text, given) => {
      const marks = given.map(({ start, length }) => ({ start, end: start + length }))
      expect(
        partsOf(text, marks)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text)
    }),
  )
  expect(partsOf('vodila blagajnu', [{ start: 7, end: 15 }])).toEqual([
    { part: 'vodila ', marked: false, at: 0 },
    { part: 'blagajnu', marked: true, at: 7 },
  ])
})
