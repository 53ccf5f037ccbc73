import { expect, test } from 'vitest'
import { typedPhone } from './parse-phone.ts'

test('a number typed as at home gets its country, any other must be whole', () => {
  expect(typedPhone('061 123 456')).toBe('+38761123456')
  expect(typedPhone('060 312 34 56')).toBe('+387603123456')
  expect(typedPhone('+43 660 1234567')).toBe('+436601234567')
  expect(typedPhone('0043 660 1234567')).toBe('+436601234567')
  expect(typedPhone('061 12')).toBeUndefined()
  expect(typedPhone('61123456')).toBeUndefined()
})

test('no number is no mistake', () => {
  expect(typedPhone('  ')).toBeNull()
})
