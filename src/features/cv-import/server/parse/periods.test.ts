import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { people, type Person } from '../fixtures/people.fixture.ts'
import { type DateShape, periodText, wordsOf } from '../fixtures/words.fixture.ts'
import { findPeriod } from './periods.ts'

test.each<[string, string | null, string | null]>([
  ['03/2021 – danas', '2021-03', null],
  ['ožujak 2021. – svibanj 2022.', '2021-03', '2022-05'],
  ['od marta 2020. do danas', '2020-03', null],
  ['март 2021 – јун 2022', '2021-03', '2022-06'],
  ['маја 2019. до септембра 2020.', '2019-05', '2020-09'],
  ['Mar 2021 - Present (3 years)', '2021-03', null],
  ['since May 2019', '2019-05', null],
  ['2019–2022', '2019', '2022'],
  ['2019/20', '2019', '2020'],
  ['2018. – 2022. godine', '2018', '2022'],
  ['01.03.2021. – 30.06.2022.', '2021-03', '2022-06'],
  ['01/03/2021 – CURRENT', '2021-03', null],
  ['15. 9. 2020. – u toku', '2020-09', null],
  ['2021-03 – 2022-01', '2021-03', '2022-01'],
  ['mart – juli 2021', '2021-03', '2021-07'],
  ['03–07/2021', '2021-03', '2021-07'],
  ['III 2021 – V/2022', '2021-03', '2022-05'],
  ['2021 –', '2021', null],
  ['ljeto 2023', '2023-06', '2023-08'],
  ['љето 2021. године', '2021-06', '2021-08'],
  ['jesen 2022 – danas', '2022-09', null],
  ['since autumn 2021 until Feb 2024', '2021-09', '2024-02'],
  ['od 3/2021', '2021-03', null],
  ['2019-danas', '2019', null],
  ['01/09/2023 – TRENUTAČNO', '2023-09', null],
  ['Konobar, 06.2020 – 08.2020, Bihać', '2020-06', '2020-08'],
  ['1. IX 2022. – 30. VI 2023.', '2022-09', '2023-06'],
  ['IX-2021 – danas', '2021-09', null],
  ['2021/IX – 2022/II', '2021-09', '2022-02'],
  ['од IX до XII 2021', '2021-09', '2021-12'],
  ['ХІ 2021 – ИИ 2022', '2021-11', '2022-02'],
  ['Ⅸ 2021 – Ⅻ 2022', '2021-09', '2022-12'],
  ['9. mjesec 2021 – XII mj. 2022', '2021-09', '2022-12'],
  ['1. 9. – 30. 11. 2021', '2021-09', '2021-11'],
  ['5–7. 9. 2021', '2021-09', '2021-09'],
  ['August 1, 2021 – May 31, 2022', '2021-08', '2022-05'],
  ["sep. '21 – dec. '22", '2021-09', '2022-12'],
  ['okt/2020 – nov-2021', '2020-10', '2021-11'],
  ['mjeseca augusta 2021', '2021-08', '2021-08'],
  ['2019 i 2021', '2019', '2019'],
  ['САЈАМ 2019. И 2021.', '2019', '2019'],
  ['XIII 2021', '2021', '2021'],
])('%s lasts from %s to %s', (text, from, to) => {
  expect(findPeriod(text)).toMatchObject({ from, to })
})

const MONTHS = `
  januar januara januaru januarom siječanj siječnja siječnju january
  februar februara februaru veljača veljače veljači veljaču february
  mart marta martu martom ožujak ožujka ožujku march
  april aprila aprilu aprilom travanj travnja travnju
  maj maja maju majem svibanj svibnja svibnju may
  juni juna junu junom jun lipanj lipnja lipnju june
  juli jula julu julom jul srpanj srpnja srpnju july
  august augusta augustu augustom avgust avgusta avgustu kolovoz kolovoza kolovozu
  septembar septembra septembru septembrom rujan rujna rujnu september
  oktobar oktobra oktobru oktobrom listopad listopada listopadu october
  novembar novembra novembru novembrom studeni studenog studenoga studenom november
  decembar decembra decembru decembrom prosinac prosinca prosincu december`
  .trim()
  .split('\n')
const NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

test.each(
  NUMERALS.map((numeral, at) => ({ at: at + 1, numeral, names: MONTHS[at]?.trim().split(' ') ?? [] })),
)(
  'month $numeral is read by its number and by all its names and cases, in both scripts',
  ({ at, numeral, names }) => {
    const spellings = names.flatMap((name) => [name, toCyrillic(name), name.toUpperCase(), `15. ${name}`])
    const shapes = [
      ...spellings.map((name) => `${name} 2021`),
      ...['', '15. '].flatMap((day) => [' ', '/', '. ', '-'].map((sign) => `${day}${numeral}${sign}2021`)),
    ]
    const month = `2021-${String(at).padStart(2, '0')}`
    for (const text of shapes) {
      expect([text, findPeriod(text)]).toEqual([
        text,
        { from: month, to: month, isOngoing: false, isRange: false, start: 0, end: text.length },
      ])
      const period = `od ${text}. do danas`
      expect([period, findPeriod(period)]).toMatchObject([
        period,
        { from: month, to: null, end: period.length },
      ])
    }
  },
)

test.each(['Rad na kasi', 'tel. 061 234 567', 'do danas', 'Excel 97', 'B2'])('%s is no time', (text) => {
  expect(findPeriod(text)).toBeUndefined()
})

const year = fc.integer({ min: 1985, max: 2035 })
const date = fc
  .tuple(year, fc.option(fc.integer({ min: 1, max: 12 })))
  .map(([when, month]) => (month === null ? String(when) : `${when}-${String(month).padStart(2, '0')}`))
const shape = fc.constantFrom<DateShape>('slash', 'words', 'short', 'day', 'dot')
const writer = fc.constantFrom(...(people as readonly Person[] as [Person, ...Person[]]))
const dash = fc.constantFrom(' – ', ' - ', '–', ' — ')

test('every period is read as it was written, in both languages and scripts, whatever stands around it', () => {
  const around = fc.constantFrom('', 'Konobar, ', 'Prodavačica | ', 'Vođa smjene (')
  fc.assert(
    fc.property(
      date,
      fc.option(date),
      shape,
      writer,
      dash,
      around,
      (one, other, form, person, line, before) => {
        const [from = '', to = ''] = other === null ? [one, ''] : [one, other].toSorted()
        // Without months, two dates of the same year have no order.
        fc.pre(to === '' || from.slice(0, 4) < to.slice(0, 4))
        const spelling = { shape: form, words: wordsOf(person), dash: line }
        const text = `${before}${periodText({ from, to: to || null }, spelling)}`
        const found = findPeriod(text)
        expect([text, found?.from, found?.to, found?.isOngoing]).toEqual([text, from, to || null, to === ''])
        expect(found?.start).toBe(before.length)
      },
    ),
    { numRuns: 500 },
  )
})

test('any text gives a time within it, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d\s./–a-z-]{0,40}$/)),
      (text) => {
        const found = findPeriod(text)
        if (!found) return
        expect(found.start).toBeLessThan(found.end)
        expect(found.end).toBeLessThanOrEqual(text.length)
        for (const at of [found.from, found.to])
          if (at !== null) expect(at).toMatch(/^\d{4}(-(0[1-9]|1[0-2]))?$/)
      },
    ),
    { numRuns: 500 },
  )
})
