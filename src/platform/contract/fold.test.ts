import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, foldedWords, placedWords } from './fold.ts'
import { toCyrillic, toLatin } from './fold-script.ts'
import { stemBhs } from './fold-stem-bhs.ts'
import { stemEn } from './fold-stem-en.ts'

const anyText = fc.string({ unit: 'binary' })
const ourWord = fc.string({
  unit: fc.constantFrom(...'abcčćdđefghijklmnoprsštuvzž'),
  minLength: 1,
  maxLength: 12,
})

describe('a person who searches', () => {
  test.each([
    ['Đorđe', 'djordje'],
    ['Đorđe', 'Dorde'],
    ['ЉУБИЧИЦА Њежић', 'ljubicica njezic'],
    ['ČĆŠŽĐ', 'ccszd'],
    ['џемпер', 'dzemper'],
    ['tehnički direktor/tehnička  direktorica', 'TEHNICKI direktor tehnicka-direktorica'],
    ['Ćevapdžija', 'ћевапџија'],
    ['résumé', 'resume'],
  ])('finds %s by typing %s', (written, typed) => {
    expect(fold(typed)).toBe(fold(written))
  })

  test('can tell C, C++ and C# apart', () => {
    expect(new Set(['C', 'C++', 'C#'].map(fold)).size).toBe(3)
  })

  test('may fold as often as wanted', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)))
  })

  test('gets nothing but plain letters, digits, plus and hash', () => {
    fc.assert(fc.property(anyText, (text) => /^(?:[a-z0-9+#]+(?: [a-z0-9+#]+)*)?$/.test(fold(text))))
  })

  test('is shown the very words that were meant', () => {
    fc.assert(
      fc.property(anyText, (text) =>
        placedWords(text).every(({ word, start, end }) => foldedWords(text.slice(start, end)).includes(word)),
      ),
    )
  })
})

describe('a text in the other script', () => {
  test('comes back as it was', () => {
    fc.assert(fc.property(ourWord, (word) => toLatin(toCyrillic(word)) === word))
  })

  test('means the same to the search', () => {
    fc.assert(fc.property(ourWord, (word) => fold(toCyrillic(word)) === fold(word)))
  })

  test.each([
    ['injekcija', 'инјекција'],
    ['konjugacija', 'конјугација'],
    ['nadživjeti', 'надживјети'],
    ['NJEGOŠ', 'ЊЕГОШ'],
    ['Ljubav i njega', 'Љубав и њега'],
    ['džem', 'џем'],
    ['web stranica', 'web страница'],
    ['Piši na info@zamah.ba', 'Пиши на info@zamah.ba'],
  ])('%s is written %s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic)
  })

  test.each([
    ['ЉУБАВ', 'LJUBAV'],
    ['Љубав', 'Ljubav'],
    ['КОЊ', 'KONJ'],
    ['Џ', 'Dž'],
  ])('%s is written %s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin)
  })
})

describe('forms of one word', () => {
  test.each([
    ['inženjer', 'inženjerka', 'inženjeri', 'inženjerima', 'inženjera'],
    ['tehničar', 'tehničarka', 'tehničarke', 'tehničarom'],
    ['savjetnik', 'savjetnica', 'savjetnici', 'savjetnika', 'savetnik'],
    ['voditelj', 'voditeljica', 'voditelja', 'voditeljicom'],
    ['psiholog', 'psihologinja', 'psihologa'],
    ['vještina', 'vještine', 'veština', 'veštinama'],
    ['prodavač', 'prodavačica', 'prodavača'],
    ['računovođa', 'računovođe', 'računovođom'],
  ])('of %s meet', (...forms) => {
    expect(new Set(forms.map((form) => stemBhs(fold(form)))).size).toBe(1)
  })

  test.each([
    ['manage', 'manager', 'management', 'managing', 'manages', 'managed'],
    ['organisation', 'organization', 'organise', 'organizing'],
    ['programming', 'programmer', 'programs'],
    ['skill', 'skills'],
    ['analysis', 'analysis'],
  ])('of %s meet in English', (...forms) => {
    expect(new Set(forms.map((form) => stemEn(fold(form)))).size).toBe(1)
  })

  test('never disappear', () => {
    fc.assert(fc.property(ourWord, (word) => stemBhs(fold(word)).length > 0 && stemEn(fold(word)).length > 0))
  })
})
