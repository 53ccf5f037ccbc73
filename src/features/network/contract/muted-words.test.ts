import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { foldMuted, mutedMatcher } from './muted-words.ts'
import { costOf } from '#tests/setup/cost.ts'

const word = (...words: string[]) =>
  mutedMatcher(words.map((one) => ({ kind: 'word', folded: foldMuted(one) })))

describe('a muted word', () => {
  test.each([
    ['kockanje', 'Ko još voli kockanja?'],
    ['fabrika', 'Posao u фабрици, dvije smjene'],
    ['kladionica', 'Otvaramo KLADIONICE u tri grada'],
    ['skill', 'Three skills that pay'],
    ['brza zarada', 'Nudim brzu zaradu od kuće'],
    ['đubrivo', 'prodaja djubriva'],
    ['posao', '#posao u Zenici'],
  ])('%s hides “%s”', (muted, text) => {
    expect(word(muted)(text)).toBe(true)
  })

  test.each([
    ['rad', 'Nagrada i vedrina u rukama'],
    ['grad', 'Nagrada za mlade'],
    ['brza zarada', 'Brza dostava, dobra zarada'],
    ['c', 'Tražimo C++ programere'],
  ])('%s leaves “%s” alone', (muted, text) => {
    expect(word(muted)(text)).toBe(false)
  })

  test('is met in both scripts and any case, wherever it stands', () => {
    const ours = fc.string({
      unit: fc.constantFrom(...'abcčćdđefghijklmnoprsštuvzž'),
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(ours, ours, (muted, beside) => {
        const isMuted = word(muted)
        expect(isMuted(`${beside}, ${muted.toUpperCase()}!`)).toBe(true)
        expect(isMuted(`${toCyrillic(muted)} ${beside}`)).toBe(true)
      }),
    )
  })

  test('and a text of a hundred thousand signs are judged in a moment', () => {
    const isMuted = word('kockanje', 'brza zarada', 'kredit bez kamate')
    expect(costOf(() => isMuted('brza '.repeat(20_000)))).toBeLessThan(2000)
  })
})

test('a muted tag hides that tag and not the word', () => {
  const isMuted = mutedMatcher([{ kind: 'tag', folded: foldMuted('Kladioničari') }])
  expect(isMuted('Večeras #kladionicari zajedno')).toBe(true)
  expect(isMuted('Večeras #кладионичари')).toBe(true)
  expect(isMuted('Večeras kladioničari')).toBe(false)
  expect(isMuted('#kladionicari2')).toBe(false)
})
