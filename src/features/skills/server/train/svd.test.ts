import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sparseOf } from './sparse.ts'
import { factorise } from './svd.ts'

const cells = fc.array(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6, maxLength: 6 }), {
  minLength: 6,
  maxLength: 9,
})

function sparse(rows: number[][]) {
  return sparseOf(
    rows.map((row) => new Map(row.flatMap((value, place) => (value === 0 ? [] : [[place, value] as const])))),
    6,
  )
}

test('all factors of a matrix together are the matrix', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      const { left, right, strengths } = factorise(sparse(rows), 6)
      rows.forEach((row, i) =>
        row.forEach((value, j) => {
          let sum = 0
          for (let k = 0; k < strengths.length; k += 1)
            sum += left.cells[i * left.columns + k]! * strengths[k]! * right.cells[j * right.columns + k]!
          expect(sum).toBeCloseTo(value, 4)
        }),
      )
    }),
    { numRuns: 40 },
  )
})

test('the same matrix is factorised the same every time', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      expect(factorise(sparse(rows), 3)).toEqual(factorise(sparse(rows), 3))
    }),
    { numRuns: 20 },
  )
})
