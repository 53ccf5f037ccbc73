import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quicken } from './quick-schema.ts'

const make = () =>
  z.strictObject({
    name: z.string().check(z.maxLength(5)),
    nested: z.optional(
      z.array(z.object({ at: z.number(), by: z.nullable(z.strictObject({ id: z.uuid() })) })),
    ),
    kind: z.union([z.literal('a'), z.strictObject({ other: z.string() })]),
    both: z
      .object({ from: z.number(), to: z.number() })
      .check(z.refine(({ from, to }) => from <= to, 'order')),
  })
const plain = make()
const quick = make()
quicken(quick)

const word = fc.oneof(fc.string({ maxLength: 7 }), fc.constant('__proto__'), fc.constant('constructor'))
const anything = fc.anything({ key: word, maxDepth: 3, withNullPrototype: true })
const nearly = fc.record(
  {
    name: fc.oneof(word, fc.integer()),
    nested: fc.array(
      fc.record({
        at: fc.oneof(fc.integer(), word),
        by: fc.option(fc.record({ id: fc.uuid() })),
        more: word,
      }),
    ),
    kind: fc.oneof(fc.constant('a'), fc.record({ other: word, extra: word }, { requiredKeys: ['other'] })),
    both: fc.record({ from: fc.integer(), to: fc.integer() }),
    unknown: anything,
  },
  { requiredKeys: [] },
)

test('a quickened schema lets through and refuses what the schema does', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, anything), (value) => {
      const [ours, theirs] = [quick, plain].map((one) => one.safeParse(value, { reportInput: true }))
      expect(ours!.success).toBe(theirs!.success)
      expect(ours!.data).toEqual(theirs!.data)
      expect(ours!.error?.issues).toEqual(theirs!.error?.issues)
    }),
    { numRuns: 300 },
  )
})

test('unknown fields are refused and prototypes stay as they are', () => {
  const given = JSON.parse('{"name":"Una","kind":"a","both":{"from":1,"to":2},"__proto__":{"admin":true}}')
  expect(quick.safeParse(given).success).toBe(false)
  expect(quick.safeParse({ name: 'Una', kind: 'a', both: { from: 2, to: 1 } }).success).toBe(false)
  expect(quick.safeParse({ name: 'Una', kind: 'a', both: { from: 1, to: 2 } }).success).toBe(true)
})

test('a quickened schema is checked by code made for it', () => {
  expect(quick._zod.traits.has('$ZodObjectJIT')).toBe(true)
  expect(plain._zod.traits.has('$ZodObjectJIT')).toBe(false)
})
