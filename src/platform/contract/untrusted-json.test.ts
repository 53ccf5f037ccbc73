import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '#tests/setup/cost.ts'
import { parseUntrustedJson } from './untrusted-json.ts'

/** Wraps a value in lists and objects, from the inside to the outside. */
const wrapped = (value: unknown, levels: readonly ('list' | 'object')[]) =>
  levels.reduce((inner, level) => (level === 'list' ? [inner, '['] : { '{': inner }), value)
const level = fc.constantFrom<'list' | 'object'>('list', 'object')

describe('the parser of JSON that a stranger wrote', () => {
  test('returns what JSON.parse returns up to a hundred levels, whatever brackets the strings contain', () => {
    const bracket = fc.constantFrom('[', '{', ']', '}', '"', '\\', '\\"', 'a')
    const words = fc.array(bracket, { maxLength: 300 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(fc.jsonValue(), words, fc.array(level, { maxLength: 60 }), (value, text, levels) => {
        const json = JSON.stringify(wrapped([value, text], levels))
        expect(parseUntrustedJson(json)).toEqual(JSON.parse(json))
      }),
    )
  })

  test('throws beyond a hundred levels', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 0 }),
        fc.array(level, { minLength: 101, maxLength: 200 }),
        (value, levels) => {
          expect(() => parseUntrustedJson(JSON.stringify(wrapped(value, levels)))).toThrow(SyntaxError)
        },
      ),
    )
  })

  test('throws for a text that is no JSON', () => {
    for (const text of ['', '[', '"', '"\\', ']]]]', '{"a":1', '[1]]'])
      expect(() => parseUntrustedJson(text)).toThrow(SyntaxError)
  })

  test.each(['[', '{"a":', '{"a":[', '"', '\\', '"\\"', '[]', ']'])(
    'takes time in proportion to a text that repeats %j',
    (unit) => {
      const read = (text: string) => expect(() => parseUntrustedJson(text)).toThrow(SyntaxError)
      const make = (length: number) => unit.repeat(length / unit.length)
      expect(growthOf(make, { length: 500_000, read })).toBeUndefined()
    },
  )
})
