import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { linksIn } from './links.ts'
import { BUILT_IN_LISTS } from './words/word-lists.ts'
import { textSigns } from './text-signs.ts'

const { slur: saysSlur } = BUILT_IN_LISTS

const said = fc.constantFrom('balija', 'balijo', 'balijama', 'šiptari', 'pederu', 'faggots', 'cigančine')
const CYRILLIC: Record<string, string> = { a: 'а', b: 'б', e: 'е', i: 'и', j: 'ј', l: 'л', m: 'м', o: 'о' }
const DIGITS: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', b: '8' }
const mapped = (letters: Record<string, string>) => (word: string) =>
  [...word].map((letter) => letters[letter] ?? letter).join('')
const disguise = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => word.toUpperCase(),
  mapped(DIGITS),
  (word) => word.replace('a', '@'),
  (word) => [...word].join(' '),
  (word) => [...word].join('.'),
  (word) => word.replace(/[aeio]/, (letter) => letter.repeat(4)),
)
const around = fc.constantFrom(['', ''], ['Ti si ', ' i to je to.'], ['»', '«!!'], ['#', ''])

test('a slur is seen in either script, with digits for letters, stretched or spelled out', () => {
  fc.assert(
    fc.property(said, disguise, around, (word, change, [before, after]) => {
      expect(saysSlur(`${before}${change(word)}${after}`)).toBe(true)
    }),
  )
  expect(saysSlur(mapped(CYRILLIC)('balijo'))).toBe(true)
})

test.each([
  'Amina Balijagić',
  'Kemal Ciganović i Lars Pedersen',
  'Ciganska muzika na festivalu, romski orkestar',
  'Retardacija rasta u pedijatriji',
  'Učili smo o ustašama i četnicima u Drugom svjetskom ratu',
  'Niger i Nigerija, niggardly and snigger',
  'Izložba „Balkan 1981“, sala 4, B2 njemački, C++ i C#',
  'Moj broj je 061 123 456',
  'a b c d e f g',
])('innocent words that contain or resemble one are not flagged: %s', (text) => {
  expect(saysSlur(text)).toBe(false)
})

test('no skill, trade, place or ordinary title of the product is flagged for its words', () => {
  const data = new URL('../../skills/data/', import.meta.url)
  const lines = ['skills.tsv', 'occupations.tsv', 'activities.tsv', 'title-words.tsv', 'words.tsv'].flatMap(
    (file) => readFileSync(new URL(file, data), 'utf8').split('\n'),
  )
  const flagged = [...lines, ...MUNICIPALITY_IDS].filter((line) => saysSlur(line))
  expect(flagged).toEqual([])
})

test.each([
  ['Prije početka uplati 60 KM kaucije za rezervaciju mjesta.', ['fraud']],
  ['Potrebno je poslati kopiju lične karte na adresu škole.', []],
  ['https://a.ba https://b.ba https://c.ba', ['links']],
  [
    `${'Opisujemo tri programa koja su otvorena za mlade iz cijele zemlje. '.repeat(10)} https://a.ba https://b.ba https://c.ba`,
    [],
  ],
  ['Ubit ću te', ['threat']],
  ['Prevoz i topli obrok su plaćeni, kotizacije nema.', []],
])('what a program sees in something public: %s', (text, signs) => {
  expect(textSigns(text, BUILT_IN_LISTS)).toEqual(signs)
})

test('links are counted also where nothing makes them clickable, and addresses of mail are none', () => {
  expect(linksIn('zarada.top i www.primjer.ba, https://x.ba/a')).toBe(3)
  expect(linksIn('Piši na info@primjer.ba. Radimo 8.30 do 16.00.')).toBe(0)
  expect(linksIn('https://moj-sajt.primjer.ba/a-b.html, (zarada.top;www.primjer.ba)')).toBe(3)
})
