import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSecretAddress, plainAddress } from './secret-address.ts'

test('an address with a token, an email or a code is a secret, wherever it stands in the query', () => {
  expect(isSecretAddress('/auth/verify?token=abc&email=a%40b.ba')).toBe(true)
  expect(isSecretAddress('/forgot-password?auto=true&email=a')).toBe(true)
  expect(isSecretAddress('/password-reset#token=abc')).toBe(true)
  expect(isSecretAddress('/x?code=1')).toBe(true)
})

test('an address with 256 random bits in its path is a secret, one with a long name is not', () => {
  const token = 'Zk3_x-'.repeat(7) + 'A'
  for (const path of [`/cv/${token}`, `/cv/${token}/pdf`, `/cv/${token}?lang=en`, `/cv/${token}.data`]) {
    expect(isSecretAddress(path)).toBe(true)
  }
  expect(isSecretAddress(`/articles/${'a-dobar-naslov-'.repeat(3).slice(0, 43)}`)).toBe(false)
  expect(isSecretAddress(`/x/${token}A`)).toBe(false)
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
