import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { areWords, line, visibleWords, words } from './bilingual-schemas.ts'
import { cleanText } from './clean-text.ts'

test('pasted text loses its invisible signs and nothing else', () => {
  for (const [pasted, kept] of [
    ['Ime\tPrezime', 'Ime Prezime'],
    ['\u202aAmra\u202c \u200eHodžić\u200f', 'Amra Hodžić'],
    ['za\u00admah\u200b.ba\ufeff', 'zamah.ba'],
    ['jedan\r\ndva\rtri\u000bčetiri\u2028pet', 'jedan\ndva\ntri\nčetiri\npet'],
    ['👩‍💻 i 👨🏽‍🌾', '👩‍💻 i 👨🏽‍🌾'],
    ['a\u200db', 'ab'],
    ['Kaže \u200fשלום\u200e.', 'Kaže \u200fשלום\u200e.'],
    ['Čapljina, đački dom: 5 °C', 'Čapljina, đački dom: 5 °C'],
  ] as const)
    expect(cleanText(pasted)).toBe(kept)
})

test('every field of words takes pasted text, cleaned, and still refuses what cannot be stored', () => {
  expect(words(20).parse('Naziv\tposla\u200e')).toBe('Naziv posla')
  expect(visibleWords(20).safeParse('\u200b\u200e\t').success).toBe(false)
  expect(line(20).parse('dva\r\nreda')).toBe('dva reda')
  for (const refused of ['\u0000', '\u0007', 'pola \ud83d'])
    expect(words(20).safeParse(refused).success).toBe(false)
  // Its length is that of what is kept.
  expect(words(3).parse('a\u200b\u200b\u200bbc')).toBe('abc')
})

test('the screen judges as the server does, and cleaning twice changes nothing more', () => {
  const signs = fc.constantFrom(
    '\t',
    '\r',
    '\n',
    '\u200d',
    '\u202e',
    '\ufeff',
    '\u0000',
    '👩',
    '🏽',
    'č',
    'a',
  )
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(areWords(text, 8)).toBe(z.safeParse(words(8), text).success)
    }),
  )
})
