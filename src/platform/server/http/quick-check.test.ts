import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quickCheck } from './quick-check.ts'

const schema = z.strictObject({
  name: z.string().check(z.maxLength(5)),
  address: z.optional(z.email()),
  nested: z.optional(
    z
      .array(z.object({ at: z.number(), by: z.nullable(z.strictObject({ id: z.uuid() })) }))
      .check(z.maxLength(2)),
  ),
  kind: z.union([z.literal('a'), z.strictObject({ other: z.string() })]),
  both: z.object({ from: z.number(), to: z.number() }).check(z.refine(({ from, to }) => from <= to, 'order')),
})
const isFine = quickCheck(schema)

const word = fc.oneof(fc.string({ maxLength: 7 }), fc.constant('__proto__'), fc.constant('constructor'))
const anything = fc.anything({ key: word, maxDepth: 3, withNullPrototype: true })
const nearly = fc.record(
  {
    name: fc.oneof(fc.string({ maxLength: 6 }), fc.integer()),
    address: fc.oneof(fc.emailAddress(), fc.constant(undefined), word),
    nested: fc.array(
      fc.record(
        { at: fc.oneof(fc.integer(), fc.double()), by: fc.option(fc.record({ id: fc.uuid() })), more: word },
        { requiredKeys: ['at', 'by'] },
      ),
      { maxLength: 3 },
    ),
    kind: fc.oneof(fc.constant('a'), fc.record({ other: word, extra: word }, { requiredKeys: ['other'] })),
    both: fc.record({ from: fc.integer(), to: fc.integer() }),
  },
  { requiredKeys: ['name', 'kind', 'both'] },
)

test('what is quickly found to be fine is let through by the schema as it is', () => {
  let fine = 0
  fc.assert(
    fc.property(fc.oneof({ arbitrary: nearly, weight: 4 }, anything), (value) => {
      const result = schema.safeParse(value)
      if (isFine(value)) {
        fine += 1
        expect(result.error?.issues).toBeUndefined()
        expect(result.data).toEqual(value)
      } else if (result.success) {
        // Only a value that the schema changes may be left to it.
        expect(result.data).not.toEqual(value)
      }
    }),
    { numRuns: 2000 },
  )
  expect(fine).toBeGreaterThan(20)
})

test('unknown fields and prototypes are not fine', () => {
  const given = '{"name":"Una","kind":"a","both":{"from":1,"to":2}}'
  expect(isFine(JSON.parse(given))).toBe(true)
  expect(isFine(JSON.parse(given.replace('{', '{"__proto__":{"admin":true},')))).toBe(false)
  expect(isFine(JSON.parse(given.replace('{', '{"admin":true,')))).toBe(false)
  expect(isFine(JSON.parse(given.replace('"to":2', '"to":0')))).toBe(false)
})

test('what a schema changes is left to it', () => {
  const trimmed = quickCheck(z.strictObject({ name: z.string().check(z.trim(), z.minLength(1)) }))
  expect(trimmed({ name: 'Una' })).toBe(true)
  expect(trimmed({ name: ' Una' })).toBe(false)
  expect(trimmed({ name: ' ' })).toBe(false)
  expect(quickCheck(z.strictObject({ page: z._default(z.string(), '1') }))({})).toBe(false)
  expect(quickCheck(z.pipe(z.string(), z.transform(Number)))('1')).toBe(false)
  expect(quickCheck(z.record(z.string(), z.string()))({})).toBe(false)
})
