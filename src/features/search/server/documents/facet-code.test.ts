import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTRACTS, isWork, KINDS, MODES } from '#features/opportunities/contract/kinds.ts'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { LANGUAGES } from '#features/profiles/contract/languages.ts'
import { PAY_STEPS } from '../../contract/criteria.ts'
import { areaBit, checkWidths, decodeFacets, encodeFacets, languageBit } from './facet-code.ts'

const NOW = {
  kind: KINDS.length,
  mode: MODES.length,
  contract: CONTRACTS.length + 1,
  firstJob: 2,
  pay: PAY_STEPS.length + 2,
  area: AREAS.length,
  language: LANGUAGES.length,
}

test('what people are offered is read from a code as it was put in', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...KINDS),
        mode: fc.constantFrom(...MODES),
        contract: fc.option(fc.constantFrom(...CONTRACTS)),
        firstJob: fc.boolean(),
        amountMin: amount,
        amountMax: amount,
      }),
      (given) => {
        const { kind, mode, contract, firstJob, amountMin, amountMax } = given
        const pay = isWork(kind) ? (amountMax ?? amountMin) : null
        expect(decodeFacets(encodeFacets(given))).toEqual({
          kind: KINDS.indexOf(kind),
          mode: MODES.indexOf(mode),
          contract: contract === null ? 0 : CONTRACTS.indexOf(contract) + 1,
          firstJob: Number(firstJob),
          pay: pay === null ? 0 : 1 + PAY_STEPS.filter((step) => pay >= Number(step)).length,
        })
      },
    ),
  )
})

test('places and languages have a bit each', () => {
  expect(new Set(AREAS.map(areaBit)).size).toBe(AREAS.length)
  expect(new Set(LANGUAGES.map(languageBit)).size).toBe(LANGUAGES.length)
})

test('a value too many stops the product before it is taken for another one', () => {
  expect(() => checkWidths(NOW)).not.toThrow()
  for (const [facet, room] of Object.entries({
    kind: 16,
    mode: 4,
    contract: 8,
    pay: 8,
    area: 32,
    language: 32,
  })) {
    expect(() => checkWidths({ ...NOW, [facet]: room })).not.toThrow()
    expect(() => checkWidths({ ...NOW, [facet]: room + 1 })).toThrow(
      `There are ${room + 1} values of ${facet}, its code has room for ${room}`,
    )
  }
})
