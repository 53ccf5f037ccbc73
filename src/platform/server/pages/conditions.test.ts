import { expect, test } from 'vitest'
import { acceptedEncoding, isKnown } from './conditions.ts'

test('a browser that has the page is recognised, whatever a proxy made of the name', () => {
  for (const header of ['W/"a"', '"a"', '"x", W/"a"', '*']) expect(isKnown(header, 'W/"a"')).toBe(true)
  for (const header of [undefined, '', '"b"', 'a']) expect(isKnown(header, 'W/"a"')).toBe(false)
})

test('nobody gets an encoding that they refuse', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br')
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(acceptedEncoding('GZIP')).toBe('gzip')
  expect(acceptedEncoding('*')).toBe('br')
  expect(acceptedEncoding('gzip;q=0, *')).toBe('br')
  expect(acceptedEncoding('brotli, identity')).toBe('identity')
  expect(acceptedEncoding()).toBe('identity')
})
