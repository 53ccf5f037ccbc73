import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { foldedWords } from '#platform/contract/fold.ts'
import { type Criteria, NO_CRITERIA } from '../../contract/criteria.ts'
import { asFilters, understand } from './understand.ts'

const read = (q: string, own: Partial<Criteria> = {}) => {
  const { meanings, rest } = understand({ ...NO_CRITERIA, ...own, q })
  return [...meanings.map(({ value }) => value), ...(rest ? [rest] : [])]
}

describe('the words of a search', () => {
  test.each([
    ['praksa mostar', ['internship', 'mostar']],
    ['пракса Бихаћ', ['internship', 'bihac']],
    ['posao od kuće', ['job', 'remote']],
    ['radim od kuce', ['remote']],
    ['konobar bez iskustva', ['firstJob', 'konobar']],
    ['stipendija banja luka', ['scholarship', 'banja-luka']],
    ['stipendije u Banjoj Luci', ['scholarship', 'banja-luka']],
    ['part time sarajevo', ['KS', 'part time']],
    ['volontiranje online', ['volunteering', 'remote']],
    ['ugovor na određeno tuzla', ['fixed-term', 'tuzla']],
    ['na neodredjeno', ['permanent']],
    ['pripravnički staž ekonomija', ['apprentice', 'ekonomija']],
    ['ugovor o djelu', ['service']],
    ['studentski posao', ['student', 'job']],
    ['posao preko studentskog servisa', ['job', 'student']],
    ['ljetni posao u Neumu', ['seasonal', 'job', 'neum']],
    ['sajam poslova', ['event']],
    ['posao u inostranstvu', ['job', 'abroad']],
    ['prodavač iz Tuzle', ['tuzla', 'prodavač']],
    ['kuharica u Gradačcu', ['gradacac', 'kuharica']],
    ['posao u općini Ilidža', ['job', 'ilidza']],
    ['posao Brčko distrikt', ['job', 'brcko-distrikt']],
    ['posao istočno sarajevo', ['job', 'istocno-sarajevo']],
    ['summer job no experience', ['seasonal', 'job', 'firstJob']],
    ['remote internship in Mostar', ['remote', 'internship', 'mostar']],
    ['fixed-term contract Tuzla', ['fixed-term', 'tuzla']],
    ['scholarships, Banja Luka', ['scholarship', 'banja-luka']],
    ['volunteering online', ['volunteering', 'remote']],
  ])('%s are read', (q, parts) => {
    expect(read(q)).toEqual(parts)
  })

  test.each([
    'dostavljač',
    'Mostarska',
    'sarajevski',
    'digitalni marketing',
    'online marketing',
    'event manager',
    'koordinator volontera',
    'organizacija događaja',
    'pisanje grantova',
    'investment banker',
    'trening za posao',
    'razgovor za posao',
    'primjeri dobre prakse',
    'permanent makeup',
    'remote sensing',
    'visoko obrazovanje',
    'asistent u visokom obrazovanju',
    'visoko plaćen konobar',
    'izrada ključeva',
    'kapetan broda',
    'rad na brodu kuhar',
    'spasilac jezero',
    'Milica Petrović',
    'radionica stolarska',
    'poslovni razvoj',
    'Novi Grad',
    'kupres',
    'tuzla mostar',
    'iskustvo',
    'kuća',
  ])('%s stay words', (q) => {
    expect(read(q)).toEqual([q])
  })

  test.each([
    ['posao u Visokom', ['job', 'visoko']],
    ['praksa visoko', ['internship', 'visoko']],
    ['konobar iz Breze', ['breza', 'konobar']],
    ['Pale', ['pale']],
    ['posao ključ', ['job', 'kljuc']],
  ])('of a place that is a plain word too are read where nothing speaks against it: %s', (q, parts) => {
    expect(read(q)).toEqual(parts)
  })

  test.each([
    ['tražim posao u Mostaru', ''],
    ['looking for an internship in Tuzla', ''],
    ['praksa i volontiranje', ''],
    ['tražim konobara', 'tražim konobara'],
    ['praksa kuhar', 'kuhar'],
  ])('leave nothing to look for where the rest only asks: %s', (q, words) => {
    const criteria = { ...NO_CRITERIA, q }
    expect(asFilters(criteria, understand(criteria)).q).toBe(words)
  })

  test('remain words where the person has chosen that filter or refused the meaning', () => {
    expect(read('praksa mostar', { kind: ['job'] })).toEqual(['mostar', 'praksa'])
    expect(read('praksa mostar', { place: 'tuzla' })).toEqual(['internship', 'mostar'])
    expect(read('praksa mostar', { plain: ['mostar'] })).toEqual(['internship', 'mostar'])
    expect(
      asFilters(
        { ...NO_CRITERIA, q: 'praksa i', plain: ['internship'] },
        understand({ ...NO_CRITERIA, q: 'praksa i', plain: ['internship'] }),
      ).q,
    ).toBe('praksa i')
  })
})

const phrase = fc.constantFrom(
  'praksa',
  'posao',
  'u Mostaru',
  'iz Tuzle',
  'Banja Luka',
  'bez iskustva',
  'od kuće',
  'na određeno',
  'konobar',
  'c++',
  'sezonski',
  'Brčko distrikt',
  'visoko',
  'i',
  'event',
  'manager',
  'za',
  'remote',
  'no experience',
  'džem',
  'Novi Grad',
)
const anyQuery = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.array(phrase, { maxLength: 8 }).map((parts) => parts.join(' ')),
)

test('no word is lost: what is read and what is left are all words of the search', () => {
  fc.assert(
    fc.property(anyQuery, (q) => {
      const { meanings, rest } = understand({ ...NO_CRITERIA, q })
      const all = [...meanings.map(({ words }) => words), rest].flatMap(foldedWords)
      expect(all.sort()).toEqual(foldedWords(q).sort())
    }),
  )
})

test('the same is read in any order of the words, in either script and without diacritics', () => {
  const meant = ['praksa', 'u Mostaru', 'bez iskustva', 'od kuće', 'na određeno', 'konobar']
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll('đ', 'dj')
  fc.assert(
    fc.property(
      fc.shuffledSubarray(meant),
      fc.constantFrom((text: string) => text, toCyrillic, plain),
      (parts, written) => {
        const q = written(parts.join(' '))
        const values = understand({ ...NO_CRITERIA, q }).meanings.map(({ value }) => value)
        const alone = parts.flatMap((part) => understand({ ...NO_CRITERIA, q: part }).meanings)
        expect(values.toSorted()).toEqual(alone.map(({ value }) => value).sort())
        expect(values).toHaveLength(parts.filter((part) => part !== 'konobar').length)
      },
    ),
  )
})

test('no name of an occupation is taken apart, but for its contract', () => {
  const names = readFileSync(new URL('../../../skills/data/occupations.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t').slice(2, 7))
    .flatMap((list) => list.split(';'))
  const values = names.flatMap((name) => understand({ ...NO_CRITERIA, q: name }).meanings)
  expect(names.length).toBeGreaterThan(1000)
  expect([...new Set(values.map(({ value }) => value))].sort()).toEqual(['apprentice', 'job', 'seasonal'])
  expect(read('sezonski posao')).toEqual(['seasonal', 'job'])
})
