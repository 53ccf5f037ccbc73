import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSecretAddress, plainAddress } from './secret-address.ts'

test('an address with a token, an email or a code is a secret, wherever it stands in the query', () => {
  expect(isSecretAddress('/auth/verify?token=abc&email=a%40b.ba')).toBe(true)
  expect(isSecretAddress('/forgot-password?auto=true&email=a')).toBe(true)
  expect(isSecretAddress('/password-reset#token=abc')).toBe(true)
  expect(isSecretAddress('/x?code=1')).toBe(true)
})

test('other addresses may be measured', () => {
  expect(isSecretAddress('/articles/token=1')).toBe(false)
  expect(isSecretAddress('/?lang=en&my_token=1')).toBe(false)
  expect(isSecretAddress('/poslovi?q=email')).toBe(false)
})

test('nothing of a query or a fragment is left in a plain address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const plain = plainAddress(url)
      expect(plain).not.toMatch(/[?#]/)
      expect(url.startsWith(plain)).toBe(true)
    }),
  )
})
