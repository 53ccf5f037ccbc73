import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TODAY } from '../eval/evaluate.ts'
import { parseNotice } from '../parse-notice.ts'
import { noticeOf } from '../text/notice-text.ts'
import { isoOf } from './clock.ts'
import { readDeadline } from './deadline.ts'
import { amountOf, findMoney } from './money.ts'

describe('numbers and days', () => {
  test('the parser reads back every amount that the generator writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        const amount = cents / 100
        const [whole = '', fraction = ''] = amount.toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
        expect(amountOf(`${grouped},${fraction}`)).toBe(amount)
        expect(amountOf(`${grouped.replaceAll('.', ',')}.${fraction}`)).toBe(amount)
        const [found] = findMoney(noticeOf(`iznos ${grouped},${fraction} KM`))
        expect(found).toMatchObject({ min: amount, max: amount, currency: 'BAM' })
      }),
    )
  })

  test.each([
    ['40.800,00 KM', 40_800, 40_800, 'BAM'],
    ['15 hiljada KM', 15_000, 15_000, 'BAM'],
    ['1.5 mil. KM', 1_500_000, 1_500_000, 'BAM'],
    ['od 1.200 do 1.500 KM', 1200, 1500, 'BAM'],
    ['1.200,00-1.500,00 KM', 1200, 1500, 'BAM'],
    ['EUR 10,000 to 60,000', 10_000, 60_000, 'EUR'],
    ['between €5,000 and €20,000', 5000, 20_000, 'EUR'],
    ['do 3.000 konvertibilnih maraka', undefined, 3000, 'BAM'],
    ['od 10 do 50 hiljada KM', 10_000, 50_000, 'BAM'],
  ])('%s are understood', (text, min, max, currency) => {
    expect(findMoney(noticeOf(text))).toMatchObject([{ min, max, currency }])
  })

  test('of kilometres are not money', () => {
    expect(findMoney(noticeOf('udaljeno 15 km od grada'))).toEqual([])
  })

  test('come back from every way of writing a day', () => {
    const months =
      'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra'.split(' ')
    const croatian =
      'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(
        ' ',
      )
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2035 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          const iso = isoOf({ year, month, day })
          for (const written of [
            `${day}.${month}.${year}.`,
            `${day}. ${month}. ${year}`,
            `${day}. ${months[month - 1]} ${year}`,
            `${day}. ${croatian[month - 1]} ${year}.`,
            iso,
            `${day}/${month}/${year}`,
          ])
            expect(readDeadline(noticeOf(`Rok za prijave je ${written}`), TODAY)?.value).toBe(iso)
        },
      ),
    )
  })

  test.each([
    ['do 15.12.2026. godine do 14:00 sati', '2026-12-15T14:00:00+01:00'],
    ['Prijave do 15. 7. 2027. u 14,00 h', '2027-07-15T14:00:00+02:00'],
    ['Deadline: 15 December 2026, 23:59 CET', '2026-12-15T23:59:00+01:00'],
    ['Apply by 5 pm on December 15, 2026', '2026-12-15T17:00:00+01:00'],
    ['Deadline 15 December 2026, 12:00 GMT', '2026-12-15T13:00:00+01:00'],
    ['najkasnije do 15. decembra u podne', '2026-12-15T12:00:00+01:00'],
    ['Пријаве до 15. децембра 2026.', '2026-12-15'],
  ])('%s is a deadline', (text, deadline) => {
    expect(parseNotice(text, { now: TODAY }).facts.deadline).toBe(deadline)
  })
})
