import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initials, tintOf } from './initials.ts'

test('Amra Hodžić is AH, with a middle name or without', () => {
  expect(initials('Amra Hodžić')).toBe('AH')
  expect(initials('  amra  lejla   hodžić ')).toBe('AH')
  expect(initials('Đenana Šačić-Čolić')).toBe('ĐČ')
})

test('an organisation in quotes and a lone name still have a letter', () => {
  expect(initials('„Naša djeca“ Zenica')).toBe('NZ')
  expect(initials('Prijedor')).toBe('P')
  expect(initials('Амра Ходжић')).toBe('АХ')
  expect(initials(' ')).toBe('')
})

test('any name gives at most two letters and a tint that stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      expect([...initials(name)].length).toBeLessThanOrEqual(2)
      expect(tintOf(name, 4)).toBe(tintOf(name, 4))
      expect([0, 1, 2, 3]).toContain(tintOf(name, 4))
    }),
  )
})
