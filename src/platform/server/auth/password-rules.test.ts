import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { passwordWeakness } from './password-rules.ts'

const amra = { email: 'amra.hodzic@primjer.ba', firstName: 'Amra', lastName: 'Hodžić' }

test('passwords that guessers try first are refused in any case', () => {
  expect(passwordWeakness('12345678', amra)).toBe('passwordCommon')
  expect(passwordWeakness('Lozinka123', amra)).toBe('passwordCommon')
  expect(passwordWeakness('SARAJEVO', amra)).toBe('passwordCommon')
})

test('a name, a town or a club with a year, a date or a count after it is what everybody tries', () => {
  for (const password of [
    'Željezničar1921',
    'jasmina1',
    'Mostar1994',
    'tarik123456',
    'sarasara',
    'lejla14022001',
    'Zenica2026',
  ]) {
    expect([password, passwordWeakness(password, amra)]).toEqual([password, 'passwordCommon'])
  }
  for (const password of ['Zenica-most-17', 'jasmina8830174', 'tarik i tri kofera', 'Mostar1994!']) {
    expect([password, passwordWeakness(password, amra)]).toEqual([password, undefined])
  }
})

test('the email and the name are refused, with and without accents and digits around them', () => {
  expect(passwordWeakness('Amra.Hodzic@primjer.ba', amra)).toBe('passwordPersonal')
  expect(passwordWeakness('hodžić2026!', amra)).toBe('passwordPersonal')
  expect(passwordWeakness('Hodzic-2026', amra)).toBe('passwordPersonal')
  expect(passwordWeakness('HodzicAmra', amra)).toBe('passwordPersonal')
})

test('a short name inside a longer password is no reason to refuse it', () => {
  expect(passwordWeakness('kamran na rijeci', { ...amra, lastName: 'Li' })).toBeUndefined()
  expect(passwordWeakness('Tri plava kofera', amra)).toBeUndefined()
})

test('the list has no word that could not be a password', () => {
  for (const word of COMMON_PASSWORDS) expect([word.length >= 8, word]).toEqual([true, word.toLowerCase()])
})

test('no text makes the check fail', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (password, firstName, lastName) => {
      passwordWeakness(password, { email: `${firstName}@x.ba`, firstName, lastName })
    }),
  )
})
