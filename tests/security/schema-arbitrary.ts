import fc from 'fast-check'
import { type JsonSchema, typesOf } from './json-schema.ts'

/** Generates values that a description allows, from the description alone, as another program would. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  if (schema.allOf) return merged(schema)
  if (typesOf(schema).length === 0) return fc.jsonValue()
  if (typeof schema.type !== 'string')
    return fc.oneof(...typesOf(schema).map((type) => arbitraryOf({ ...schema, type })))
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return arrayOf(schema)
  if (schema.type === 'string') return stringOf(schema)
  if (schema.type === 'integer') return integerOf(schema)
  if (schema.type === 'number') {
    const { minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = schema
    return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  throw new Error(`There is no way to make a ${schema.type}`)
}

function merged({ allOf = [], ...rest }: JsonSchema): fc.Arbitrary<unknown> {
  const [first = {}, ...others] = allOf
  return those(arbitraryOf({ ...rest, ...first }), (value) =>
    others.every(({ pattern }) => pattern === undefined || new RegExp(pattern, 'u').test(String(value))),
  )
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]),
  )
  return fc.record(members, { requiredKeys: [...required], noNullPrototype: true })
}

function arrayOf({ items = {}, minItems = 0, maxItems = minItems + 3 }: JsonSchema): fc.Arbitrary<unknown> {
  return fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) })
}

function integerOf({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1, multipleOf: step = 1 }: JsonSchema) {
  const most = Math.min(maximum, Number.MAX_SAFE_INTEGER)
  return fc
    .integer({ min: Math.ceil(minimum / step), max: Math.floor(most / step) })
    .map((steps) => steps * step)
}

function stringOf({ pattern, format, minLength = 0, maxLength = Infinity }: JsonSchema) {
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) }
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength
  const matches = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const byFormat = format === undefined ? undefined : FORMATS[format]?.()
  if (byFormat) return those(byFormat, (value) => fits(value) && (matches?.test(value) ?? true))
  if (matches)
    return those(
      lengthened(fc.stringMatching(matches), minLength),
      (value) => fits(value) && matches.test(value),
    )
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }).filter(fits))
}

/** Concatenates short strings of a pattern to reach a least length. */
function lengthened(parts: fc.Arbitrary<string>, minLength: number): fc.Arbitrary<string> {
  if (minLength < 20) return parts
  return fc
    .array(
      parts.filter((part) => part !== ''),
      { minLength, maxLength: minLength },
    )
    .map((all) => all.join(''))
}

/**
 * Filters values, but fails after many misses: an unsatisfiable filter would search for ever, and no timeout stops a
 * synchronous search.
 */
function those<Value>(values: fc.Arbitrary<Value>, fits: (value: Value) => boolean): fc.Arbitrary<Value> {
  let missed = 0
  return values.filter((value) => {
    missed = fits(value) ? 0 : missed + 1
    if (missed > MAX_MISSES) throw new Error('What is described here does not exist')
    return missed === 0
  })
}

const MAX_MISSES = 10_000

const FORMATS: Record<string, () => fc.Arbitrary<string>> = {
  email: () => fc.emailAddress(),
  uuid: () => fc.uuid(),
  'date-time': () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  uri: () => fc.webUrl(),
}
