import fc from 'fast-check'
import { expect, test } from 'vitest'
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
])('%s lasts from %s to %s', (text, from, to) => {
  expect(findPeriod(text)).toMatchObject({ from, to })
})

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
