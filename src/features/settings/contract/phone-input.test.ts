import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhone } from './phone-input.ts'

test.each([
  ['+387 61 123 456', '+38761123456'],
  ['00387 61/123-456', '+38761123456'],
  ['+387 60 312 3456', '+387603123456'],
  ['+387 67 123 4567', '+387671234567'],
  ['+387 33 123 456', '+38733123456'],
  ['+49 (1512) 345.6789', '+4915123456789'],
])('%s is the number %s', (typed, number) => {
  expect(readPhone(typed)).toBe(number)
})

test.each([
  '061 123 456',
  '+387 61 12',
  '+387 61 123 4567',
  '+387 67 123 456',
  '+387 11 123 456',
  '+0 123 456 789',
  'x',
  '',
])('%s is not a whole number', (typed) => {
  expect(readPhone(typed)).toBeUndefined()
})

test('whatever is typed, what is kept is a number in international form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(\+|00)[0-9 ()/.-]{1,20}$/)), (typed) => {
      const number = readPhone(typed)
      if (number !== undefined) {
        expect(number).toMatch(/^\+[1-9]\d{7,14}$/)
        expect(readPhone(number)).toBe(number)
      }
    }),
  )
})
