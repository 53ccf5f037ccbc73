import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test('an address that can be read stays as it is', () => {
  for (const url of ['/', '/login?email=a%40b.ba', '/profil/%C4%8Dovjek', '//x', '/?token=%', '/api/%ff'])
    expect(readableUrl(url)).toBe(url)
})

test('a percent sign that stands for nothing is a percent sign', () => {
  expect(readableUrl('/%')).toBe('/%25')
  expect(readableUrl('/%ff/a?b=%ff')).toBe('/%25ff/a?b=%ff')
  expect(readableUrl('/opportunities/a%00b')).toBe('/opportunities/a%2500b')
})

test('a host in the address is not ours to look at', () => {
  expect(readableUrl('http://zlo.example/login?a')).toBe('/login?a')
  expect(readableUrl('HTTPS://zlo.example?a')).toBe('/?a')
  expect(readableUrl('file:///etc/passwd')).toBe('/etc/passwd')
  expect(readableUrl('*')).toBe('/*')
  expect(readableUrl('')).toBe('/')
})

test('every page address can be decoded afterwards', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = readableUrl(`/x${text}`).split(/[?#]/)[0] ?? ''
      expect(() => decodeURIComponent(path)).not.toThrow()
    }),
  )
})
