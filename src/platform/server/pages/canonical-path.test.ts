import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/profil/amra-hodzic', '/profil/amra-hodzic'],
  ['/profil/amra-hodzic/', '/profil/amra-hodzic'],
  ['//profil///amra-hodzic', '/profil/amra-hodzic'],
  ['/%70rofil/amra%2Dhodzic', '/profil/amra-hodzic'],
  ['/x/../profil/./amra-hodzic', '/profil/amra-hodzic'],
  ['/x/%2e%2E/profil/amra-hodzic', '/profil/amra-hodzic'],
  ['/%c4%8d', '/%C4%8D'],
  ['/a%2fb', '/a%2Fb'],
  ['//zlo.example', '/zlo.example'],
  ['/\\zlo.example', '/zlo.example'],
  ['/..//zlo.example/', '/zlo.example'],
  ['/x//../profil', '/profil'],
])('%s is written %s', (given, written) => {
  expect(canonicalPath(given)).toBe(written)
})

test('whatever somebody asks for, its one spelling is a path of ours and has no other', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '%41',
    '%c5%a1',
    'a',
    'Z',
    '-',
    'š',
    ':',
    '@',
  )
  const path = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 })
  fc.assert(
    fc.property(path, (pieces) => {
      const once = canonicalPath(`/${pieces.join('').replace(/[?#]/g, '')}`)
      expect(once).toMatch(/^\/(?![/\\])/)
      expect(canonicalPath(once)).toBe(once)
    }),
  )
})
