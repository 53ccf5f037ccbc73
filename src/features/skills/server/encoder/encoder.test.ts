import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { fold } from '#platform/contract/fold.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { Encoder } from './encoder.ts'
import { learnEncoder } from './learned-encoder.ts'
import { packRows, readShippedRows, unpackRows } from './shipped.ts'
import { type Pair, trainEncoder } from './train-encoder.ts'

const families = [
  ['zidar', 'zidarka', 'bricklayer'],
  ['pekar', 'pekarka', 'baker'],
  ['vozač kamiona', 'vozačica kamiona', 'truck driver'],
  ['medicinska sestra', 'medicinski tehničar', 'nurse'],
]
const pairs = families.flatMap((names, family) =>
  names.flatMap((left) =>
    names.filter((name) => name !== left).map((right): Pair => ({ left, right, family })),
  ),
)
const small = { size: 16, batch: 8, rounds: 30, least: 1 }

describe('whoever trains an encoder', () => {
  test('gets the same bytes from the same names, and other bytes from others', () => {
    const once = packRows(trainEncoder(() => pairs, small))
    expect(packRows(trainEncoder(() => pairs, small))).toEqual(once)
    expect(packRows(trainEncoder(() => pairs.slice(3), small))).not.toEqual(once)
  })

  test('gets back from a file what was written', () => {
    const rows = trainEncoder(() => pairs, small)
    expect(unpackRows(packRows(rows))).toEqual(rows)
  })

  test('has names of one thing nearer to each other than to any other thing', () => {
    const encoder = new Encoder(trainEncoder(() => pairs, small))
    for (const [name = '', , english = ''] of families)
      for (const [, , other = ''] of families)
        if (other !== english)
          expect(near(encoder, name, english)).toBeGreaterThan(near(encoder, name, other))
  })

  test('gets nothing from no names', () => {
    expect(trainEncoder(() => [], small).buckets).toHaveLength(0)
  })
})

describe('the encoder of our own vocabulary', () => {
  const encoder = new Encoder(readShippedRows())
  const { occupations } = readOwnTables()
  const titles = fc.constantFrom(...occupations.flatMap(({ bhsM, bhsF }) => [bhsM, bhsF]))

  test('reads Latin, Cyrillic and letters without diacritics alike', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const vector = encoder.encode(title)
        expect(encoder.encode(toCyrillic(title))).toEqual(vector)
        expect(encoder.encode(fold(title))).toEqual(vector)
      }),
      { numRuns: 100 },
    )
  })

  test('reads nothing from a text without letters', () => {
    expect(encoder.encode(' — ! ').every((cell) => cell === 0)).toBe(true)
  })

  test('serves a vocabulary without a release, with a vector for each occupation', async () => {
    const vocabulary = await gatherVocabulary(readOwnTables())
    const { rows, occupations: vectors } = learnEncoder(vocabulary)
    expect(Buffer.compare(packRows(rows), packRows(readShippedRows()))).toBe(0)
    expect(vectors.cells).toHaveLength(vocabulary.occupations.length * rows.size)
  })
})

function near(encoder: Encoder, one: string, other: string): number {
  const right = encoder.encode(other)
  return encoder.encode(one).reduce((sum, cell, k) => sum + cell * right[k]!, 0)
}
