import { expect, test } from 'vitest'
import { firstMessageSigns } from './first-message.ts'
import { BUILT_IN_LISTS } from './words/word-lists.ts'

test.each([
  ['Zdravo, vidio sam tvoj profil. Radiš li subotom?', true, []],
  ['Nazovi me na 061 123 456', true, ['minor']],
  ['Nazovi me na 061 123 456', false, []],
  ['Rođen sam 1998, a maturirao 2017.', true, []],
  ['Dobićeš 50 KM na ruke', true, ['minor']],
  ['Убит ћу те', false, ['threat']],
  ['Ubit ću te u šahu? Ne, igramo karte.', false, ['threat']],
  ['Radim kod Turčina na placu', false, []],
  ['https://a.ba https://b.ba www.c.ba', false, ['links']],
  ['https://a.ba i https://b.ba', false, []],
  ['Pošalji kod koji ti je stigao', false, ['fraud']],
])('what a program sees in a first message: %s', (text, toMinor, signs) => {
  expect(firstMessageSigns({ text, toMinor }, BUILT_IN_LISTS)).toEqual(signs)
})
