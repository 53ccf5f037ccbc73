import { expect, test } from 'vitest'
import { normalPhone } from './normal-phone.ts'

test('a number is kept in the form of the country', () => {
  expect(normalPhone('061 123 456')).toBe('+38761123456')
})

test('an empty field, or one without a digit, holds no number', () => {
  for (const text of ['', '  ', '+', 'nemam']) expect(normalPhone(text)).toBe('')
})
