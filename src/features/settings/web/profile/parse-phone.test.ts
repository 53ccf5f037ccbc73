import { expect, test } from 'vitest'
import { parsePhone } from './parse-phone.ts'

test('a number typed as at home gets its country, any other must be whole', () => {
  expect(parsePhone('061 123 456')).toBe('+38761123456')
  expect(parsePhone('060 312 34 56')).toBe('+387603123456')
  expect(parsePhone('+43 660 1234567')).toBe('+436601234567')
  expect(parsePhone('0043 660 1234567')).toBe('+436601234567')
  expect(parsePhone('061 12')).toBeUndefined()
  expect(parsePhone('61123456')).toBeUndefined()
})

test('no number is no mistake', () => {
  expect(parsePhone('  ')).toBeNull()
})
