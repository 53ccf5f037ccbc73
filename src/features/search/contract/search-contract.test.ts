import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { countFilters, NO_CRITERIA, readCriteria, searchString, writeCriteria } from './criteria.ts'
import { kilometres, municipalitiesWithin } from '#features/places/contract/distance.ts'
import { excerpt, highlight } from './highlight.ts'
import { municipalityPoints } from '#features/places/contract/municipality-points.ts'
import { queryWords, stemsOf, WORDS_MAX } from './query-words.ts'
import { listOpportunities } from './search.endpoints.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })
const name = fc.constantFrom(
  'q',
  'plain',
  'kind',
  'place',
  'km',
  'mode',
  'contract',
  'pay',
  'firstJob',
  'skill',
  'language',
  'deadline',
  'sort',
)
const value = fc.oneof(
  anyText,
  fc.constantFrom(
    'job',
    'job,training',
    'training',
    'tuzla',
    'mostar,internship',
    'ZDK',
    '20',
    'remote',
    'permanent',
    '1500',
    '1',
    'en,de',
    'week',
    'newest',
    '0190a000-0000-7000-8000-000000000001',
  ),
)
const anyAddress = fc
  .array(fc.tuple(name, value), { maxLength: 20 })
  .map((pairs) => new URLSearchParams(pairs))

describe('the address of a search', () => {
  test('is read whatever stands in it, and what is read can be asked for', () => {
    fc.assert(
      fc.property(anyAddress, (search) => {
        const asked = writeCriteria(readCriteria(search))
        expect(listOpportunities.query?.safeParse(asked).success).toBe(true)
      }),
    )
  })

  test('says the same search in the same words, however it was put', () => {
    fc.assert(
      fc.property(anyAddress, (search) => {
        const once = searchString(readCriteria(search))
        expect(searchString(readCriteria(new URLSearchParams(once)))).toBe(once)
      }),
    )
    const form = new URLSearchParams('kind=training&kind=job&mode=remote&q=+Posao+')
    expect(searchString(readCriteria(form))).toBe('q=Posao&kind=job,training&mode=remote')
  })

  test('keeps the distance only where there is a place to measure from', () => {
    expect(readCriteria(new URLSearchParams('place=ZDK&km=20')).km).toBeNull()
    expect(readCriteria(new URLSearchParams('km=20')).km).toBeNull()
    expect(readCriteria(new URLSearchParams('place=zenica&km=20')).km).toBe('20')
  })

  test('counts every filter that is on', () => {
    expect(countFilters(NO_CRITERIA)).toBe(0)
    expect(
      countFilters(readCriteria(new URLSearchParams('q=x&kind=job,event&place=zenica&km=20&firstJob=1'))),
    ).toBe(4)
  })
})

describe('the words of a search', () => {
  test('are few, folded, each once, and never written in signs of a query', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = queryWords(text)
        expect(words.length).toBeLessThanOrEqual(WORDS_MAX)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect(word).toMatch(/^[a-z0-9+#]{1,40}$/)
        for (const stem of words.flatMap(stemsOf)) expect(stem).toMatch(/^[a-z0-9+#]{1,40}$/)
      }),
    )
  })

  test('leave out the small ones, unless there are no others', () => {
    expect(queryWords('posao u Zenici i na daljinu')).toEqual(['posao', 'zenici', 'daljinu'])
    expect(queryWords('na')).toEqual(['na'])
    expect(queryWords('Инжењер инжењер inženjer')).toEqual(['inzenjer'])
  })
})

describe('what is marked in a text', () => {
  const stems = (words: string) => new Set(queryWords(words).flatMap(stemsOf))

  test('is each form of the word, in either script, and nothing else', () => {
    const text = 'Inženjerka traži ИНЖЕЊЕРА, a ne inženjerstvo'
    const marked = highlight(text, stems('inženjer')).map(([from, to]) => text.slice(from, to))
    expect(marked).toEqual(expect.arrayContaining(['Inženjerka', 'ИНЖЕЊЕРА']))
    expect(highlight(text, new Set())).toEqual([])
  })

  test('lies within the text, in order and apart', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, words) => {
        const all = new Set([...stems(words), ...stems(text.slice(0, 40))])
        let last = 0
        for (const [from, to] of highlight(text, all)) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          last = to
        }
      }),
    )
  })

  test('comes with the words around it, never with a long text', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), anyText, (parts, word) => {
        const text = parts.join(` ${word} `)
        const piece = excerpt(text, stems(word))
        if (!piece) return
        expect(piece.marks.length).toBeGreaterThan(0)
        expect(piece.text.length).toBeLessThan(800)
        for (const [from, to] of piece.marks) expect(piece.text.slice(from, to)).not.toBe('')
      }),
    )
    const long = `${'uvod '.repeat(60)}tražimo zavarivača${' kraj'.repeat(60)}`
    const piece = excerpt(long, stems('zavarivač'))
    expect(piece?.text).toMatch(/^… .*zavarivača.* …$/)
    expect(excerpt('ništa od toga', stems('zavarivač'))).toBeUndefined()
  })
})

describe('places', () => {
  test('lie in the country, and each has its point', () => {
    for (const id of MUNICIPALITY_IDS) {
      const [latitude, longitude] = municipalityPoints[id]
      expect([id, latitude > 42.5 && latitude < 45.3, longitude > 15.7 && longitude < 19.65]).toEqual([
        id,
        true,
        true,
      ])
    }
  })

  test('are as far apart as people know', () => {
    const far = (a: keyof typeof municipalityPoints, b: keyof typeof municipalityPoints) =>
      Math.round(kilometres(municipalityPoints[a], municipalityPoints[b]))
    expect(far('centar-sarajevo', 'zenica')).toBeGreaterThan(45)
    expect(far('centar-sarajevo', 'zenica')).toBeLessThan(65)
    expect(far('banja-luka', 'bihac')).toBeGreaterThan(90)
    expect(far('banja-luka', 'bihac')).toBeLessThan(115)
    expect(municipalitiesWithin('zenica', 30)).toEqual(
      expect.arrayContaining(['zenica', 'kakanj', 'vitez', 'travnik']),
    )
    expect(municipalitiesWithin('zenica', 30)).not.toContain('tuzla')
  })

  test('near one another are near both ways, and more distance means no fewer', () => {
    const id = fc.constantFrom(...MUNICIPALITY_IDS)
    fc.assert(
      fc.property(id, id, fc.integer({ min: 0, max: 200 }), (one, other, km) => {
        const near = municipalitiesWithin(one, km)
        expect(near).toContain(one)
        expect(near.includes(other)).toBe(municipalitiesWithin(other, km).includes(one))
        expect(municipalitiesWithin(one, km + 10)).toEqual(expect.arrayContaining(near))
      }),
    )
  })
})
