import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from './characters.ts'

test('a text is as long as it is', () => {
  expect(countCharacters('Most na Uni')).toBe(11)
  expect(countCharacters('čćšžđ – ok!')).toBe(11)
})

test('nothing counts nothing, either way', () => {
  for (const text of ['', null, undefined]) {
    expect(countCharacters(text)).toBe(0)
    expect(countCharacters(text, 'strict')).toBe(0)
  }
})

test('strictly, only letters, digits and the named signs count', () => {
  expect(countCharacters(`.,;:!?()'"`, 'strict')).toBe(10)
  expect(countCharacters('Đaci 2. b, škola!', 'strict')).toBe(14)
  expect(countCharacters(' \t\n-–_/@#%&*+=<>[]{}|~^`$€„“', 'strict')).toBe(0)
})

test('strictly is never more than plainly, and spaces never change it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const strict = countCharacters(text, 'strict')
      expect(strict).toBeLessThanOrEqual(countCharacters(text))
      expect(countCharacters([...text].join(' '), 'strict')).toBe(strict)
    }),
  )
})
