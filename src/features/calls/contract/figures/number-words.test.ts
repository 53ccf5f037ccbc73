import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locale } from '#platform/contract/locale.ts'
import { figuresIn } from './figures-in.ts'
import { inWords, type Manner } from './in-words.fixture.ts'
import { inNumerals } from './number-words.ts'

const manner: fc.Arbitrary<Manner> = fc.record({
  joins: fc.boolean(),
  and: fc.boolean(),
  noun: fc.boolean(),
  feminine: fc.boolean(),
  bare: fc.boolean(),
})
const language = fc.constantFrom<Locale>('bhs', 'en')

test('a number reads the same in words and in numerals, however it is said', () => {
  fc.assert(
    fc.property(language, fc.integer({ min: 2, max: 9999 }), manner, (locale, value, how) => {
      const said = inWords(value, locale, how)
      const text = `Do ${said}, hvala.`
      const read = inNumerals(text, locale)
      expect(read.text).toBe(`Do ${value}, hvala.`)
      expect(read.written(3, 3 + String(value).length)).toBe(said)
    }),
    { numRuns: 600 },
  )
})

test('Words that are no numbers stay letter by letter', () => {
  fc.assert(
    fc.property(language, fc.string({ unit: 'grapheme', maxLength: 60 }), (locale, text) => {
      const read = inNumerals(text, locale)
      expect(read.written(0, read.text.length)).toBe(text)
    }),
    { numRuns: 300 },
  )
  for (const text of [
    'Jedna osoba vodi ekipu, a ono što godina nosi ne zna niko.',
    'Hiljade ljudi i stotine glasova, nekoliko hiljada maraka.',
    'Prvi, dvadeseti i šestina; petica i stotka.',
  ])
    expect(inNumerals(text, 'bhs').text).toBe(text)
  const english = 'One person leads; thousands of people, a hundredth, and a pet.'
  expect(inNumerals(english, 'en').text).toBe(english)
})

/** Returns what a text counts; ranges, which have no unit, are read besides. */
const said = (text: string, locale: Locale = 'bhs') =>
  figuresIn(text, locale)
    .filter(({ kind }) => kind !== 'range')
    .map(({ kind, value, written }) => [kind, value, written])

test('figures in words are found with what they count, in the cases and genders in which people write them', () => {
  expect(said('Treba najmanje pedeset glasova.')).toEqual([['votes', '50', 'pedeset glasova']])
  expect(said('Sa dvjesta i jednim glasom, ili dvadeset dva glasa')).toEqual([
    ['votes', '22', 'dvadeset dva glasa'],
  ])
  expect(said('Dajemo pet hiljada konvertibilnih maraka.')).toEqual([
    ['amount', '5000', 'pet hiljada konvertibilnih maraka'],
  ])
  expect(said('od pet do deset hiljada KM')).toEqual([
    ['amount', '5000', 'pet do deset hiljada KM'],
    ['amount', '10000', 'pet do deset hiljada KM'],
  ])
  expect(said('između petsto i dvije hiljade maraka, najviše 2,5 hiljade KM')).toEqual([
    ['amount', '500', 'petsto i dvije hiljade maraka'],
    ['amount', '2000', 'petsto i dvije hiljade maraka'],
    ['amount', '2500', '2,5 hiljade KM'],
  ])
  expect(said('hiljadu i po KM, dvije i po hiljade KM')).toEqual([
    ['amount', '1500', 'hiljadu i po KM'],
    ['amount', '2500', 'dvije i po hiljade KM'],
  ])
  expect(said('Ekipa od troje do petero, dvije osobe, petoro ljudi')).toEqual([
    ['team', '2', 'dvije osobe'],
    ['team', '5', 'petoro ljudi'],
    ['team', '3', 'Ekipa od troje do petero'],
    ['team', '5', 'Ekipa od troje do petero'],
  ])
  expect(said('uzrasta od petnaest do trideset')).toEqual([
    ['ages', '15', 'uzrasta od petnaest do trideset'],
    ['ages', '30', 'uzrasta od petnaest do trideset'],
  ])
  expect(said('between five and ten thousand KM; fifty votes; thirty per cent', 'en')).toEqual([
    ['votes', '50', 'fifty votes'],
    ['amount', '5000', 'five and ten thousand KM'],
    ['amount', '10000', 'five and ten thousand KM'],
    ['percent', '30', 'thirty per cent'],
  ])
  expect(said('a team of three, for fifteen-year-olds, two and a half thousand KM', 'en')).toEqual([
    ['amount', '2500', 'two and a half thousand KM'],
    ['ages', '15', 'fifteen-year-olds'],
    ['team', '3', 'team of three'],
  ])
})
