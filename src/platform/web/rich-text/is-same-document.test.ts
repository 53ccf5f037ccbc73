import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { document } from '#platform/contract/rich-text/document.fixture.ts'
import { isSameDocument } from './is-same-document.ts'

/** Turns the order of all keys around, as a database or a cache may. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  )
}

test('a document is the same in whatever order its parts are named, and another one when a word is added', () => {
  fc.assert(
    fc.property(document, (given) => {
      const one = given as RichText
      expect(isSameDocument(one, turned(one) as RichText)).toBe(true)
      const more = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'još' }] }
      expect(isSameDocument(one, { ...one, content: [...one.content, more] })).toBe(false)
    }),
  )
})
