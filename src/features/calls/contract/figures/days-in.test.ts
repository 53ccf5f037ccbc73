import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { CallContent } from '../call.ts'
import { anyCall } from './any-call.fixture.ts'
import { differingFigures } from './differing-figures.ts'

test('days and times that a text names are those of the call', () => {
  const at = (call: CallContent) => new Date(call.dates.deadline!)
  fc.assert(
    fc.property(anyCall, fc.integer({ min: 400, max: 700 }), (call, days) => {
      const other = new Date(at(call).getTime() + days * 86_400_000)
      const written = (moment: Date, time: string): CallContent => ({
        ...call,
        summary: {
          bhs: `Rok je ${formatDate(moment, 'bhs')} u ${time}.`,
          en: `The deadline is ${formatDate(moment, 'en')} at ${time}.`,
        },
      })
      expect(differingFigures(written(at(call), formatTime(at(call))))).toEqual([])
      expect(differingFigures(written(other, formatTime(at(call)))).map(({ language }) => language)).toEqual([
        'bhs',
        'en',
      ])
      expect(differingFigures(written(at(call), '23:59')).map(({ written: words }) => words)).toEqual([
        '23:59',
        '23:59',
      ])
    }),
    { numRuns: 60 },
  )
})

const ORDINALS: Record<Locale, string[]> = {
  bhs: 'prvog drugog trećeg četvrtog petog šestog sedmog osmog devetog desetog jedanaestog dvanaestog trinaestog četrnaestog petnaestog šesnaestog sedamnaestog osamnaestog devetnaestog dvadesetog'.split(
    ' ',
  ),
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
}
const MONTHS: Record<Locale, string[]> = {
  bhs: 'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const ordinal = (day: number, language: Locale): string => {
  const ordinals = ORDINALS[language]
  const [ten, join] = [
    { bhs: ['dvadeset', 'trideset'], en: ['twenty', 'thirty'] }[language][Math.floor(day / 10) - 2]!,
    language === 'bhs' ? ' ' : '-',
  ]
  if (day === 30) return language === 'bhs' ? 'tridesetog' : 'thirtieth'
  return day <= 20 ? ordinals[day - 1]! : `${ten}${join}${ordinals[(day % 10) - 1]}`
}

test('a day in words is the day in numerals', () => {
  const when = (at: Date, language: Locale) => {
    const [year, month] = localDay(at).split('-')
    const name = MONTHS[language][Number(month) - 1]!
    const day = ordinal(Number(localDay(at).slice(8)), language)
    return language === 'bhs' ? `${day} ${name} ${year}` : `the ${day} of ${name} ${year}`
  }
  fc.assert(
    fc.property(anyCall, fc.integer({ min: 400, max: 1200 }), (call, days) => {
      const saying = (at: Date): CallContent => ({
        ...call,
        summary: { bhs: `Rok je ${when(at, 'bhs')}. godine.`, en: `The deadline is ${when(at, 'en')}.` },
      })
      const deadline = new Date(call.dates.deadline!)
      expect(differingFigures(saying(deadline))).toEqual([])
      const other = new Date(deadline.getTime() + days * 86_400_000)
      expect(differingFigures(saying(other)).map(({ language }) => language)).toEqual(['bhs', 'en'])
    }),
    { numRuns: 200 },
  )
})
