import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '#tests/setup/cost.ts'
import { fraudSigns } from './fraud-signs.ts'

describe('warning signs of recruitment fraud', () => {
  test.each([
    ['Prije početka posla uplati 50 KM za obradu prijave.', ['fee']],
    ['Da bismo te uplatili u sistem, pošalji broj kartice i CVV.', ['card']],
    ['Pošalji nam sliku lične karte sa obje strane', ['document']],
    ['Пошаљи код који ти је стигао', ['code']],
    ['Stići će ti SMS, samo mi pošalji kod.', ['code']],
    ['Nastavimo na Telegramu, javi se tamo', ['move']],
    ['You need to pay a registration fee in advance', ['fee']],
    ['Please send a photo of your passport', ['document']],
  ])('%s', (text, signs) => {
    expect(fraudSigns(text)).toEqual(expect.arrayContaining(signs))
  })

  test.each([
    'Super, vidimo se u utorak u 18:00.',
    'Plata je 1.600 KM i isplaćuje se do petog u mjesecu.',
    'Na razgovor ponesi ličnu kartu.',
    'Imaš li kod za popust na voz?',
    'Kod nas se radi od osam do četiri.',
    'Karticu za tramvaj dobiješ od firme.',
    'I can share the code on GitHub once it is clean.',
    'Kotizacija za radionicu ne postoji, sve je besplatno.',
    'The fee is covered by us.',
  ])('nothing of the kind: %s', (text) => {
    expect(fraudSigns(text)).toEqual([])
  })

  test('are looked for in time that grows with the text, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(fraudSigns(text))))
    for (const piece of ['pošalji ', 'kopija lične ', 'uplati unaprijed '])
      expect(
        growthOf((length) => piece.repeat(length / piece.length), { length: 1000, read: fraudSigns }),
      ).toBeUndefined()
  })
})
