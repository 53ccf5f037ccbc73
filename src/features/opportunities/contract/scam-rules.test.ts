import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asksMoney, isFreeMail } from './scam-rules.ts'
import { costOf } from '#tests/setup/cost.ts'

describe('a notice that asks for money', () => {
  test.each([
    'Za obradu papira uplatiti 150 KM prije polaska.',
    'Potrebno je uplatiti depozit od 200 KM.',
    'Kandidati plate 50 EUR za radnu dozvolu.',
    'Прије поласка уплатити 100 КМ за обраду докумената.',
    'Uplata 1.500,00 KM na račun agencije.',
    'Avans 300 maraka za vizu.',
    'You pay a deposit of 100 EUR before you start.',
    'Please transfer 80 euro for the paperwork.',
    'Slanje preko Western Union.',
    'Platiti za obradu vize unaprijed.',
  ])('is met: %s', (text) => expect(asksMoney(text)).toBe(true))

  test.each([
    'Plata 1.700 do 2.100 KM neto, isplata svakog petog u mjesecu.',
    'Plaćamo 12 KM po anketi.',
    'Nudimo topli obrok i naknadu od 10 KM dnevno.',
    'Stipendija od 300 KM isplaćuje se mjesečno.',
    'Polovinu cijene plaća zavod za zapošljavanje.',
    'Mali grant do 3.000 KM za inicijativu tvoje ulice.',
    'We pay your travel, up to 50 KM.',
    'Iskustvo u platnom prometu je prednost.',
    'Kotizacija je 120 KM i plaća se nakon prvog predavanja.',
    'Rad s kupcima koji plaćaju karticom ili gotovinom.',
  ])('is not: %s', (text) => expect(asksMoney(text)).toBe(false))

  test('is found wherever it stands, in capitals, without diacritics and among other words', () => {
    const words = fc.lorem({ maxCount: 8, mode: 'words' })
    fc.assert(
      fc.property(
        words,
        words,
        fc.integer({ min: 10, max: 5000 }),
        fc.boolean(),
        (before, after, sum, loud) => {
          const text = `${before}.\nPotrebno je uplatiti ${sum} KM.\n${after}.`
          expect(asksMoney(loud ? text.toUpperCase() : text)).toBe(true)
        },
      ),
    )
  })

  test('is judged in no time, whatever it says', () => {
    const hostile = `${'uplatiti '.repeat(2000)}${'1 '.repeat(2000)}`
    expect(costOf(() => asksMoney(hostile))).toBeLessThan(1500)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        expect(typeof asksMoney(text)).toBe('boolean')
      }),
    )
  })
})

test.each([
  ['ana@gmail.com', true],
  ['ana@GMAIL.com ', true],
  ['posao@una-softver.example', false],
  ['posao@gmail.com.firma.ba', false],
  ['', false],
])('%s is of a free mail service: %s', (email, free) => expect(isFreeMail(email)).toBe(free))
