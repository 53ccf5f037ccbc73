import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { anyCall, newCall, USUAL_MANNER } from './any-call.fixture.ts'
import { differingFigures } from './differing-figures.ts'
import { inWords } from './in-words.fixture.ts'

const LENGTHS: Record<Locale, readonly ((count: string, isDays: boolean) => string)[]> = {
  bhs: [
    (count, isDays) => `Glasanje traje ${count} ${isDays ? 'dana' : 'sedmica'}.`,
    (count, isDays) => `Prijave primamo ${count} ${isDays ? 'dana' : 'sedmice'}, ni sat duže.`,
  ],
  en: [
    (count, isDays) => `The vote lasts ${count} ${isDays ? 'days' : 'weeks'}.`,
    (count, isDays) => `There is a ${count}-${isDays ? 'day' : 'week'} vote.`,
  ],
}

test('how long something takes is asked about exactly where no period of the call is as long, in numerals or in words', () => {
  const said = fc.record({
    language: fc.constantFrom<Locale>('bhs', 'en'),
    which: fc.nat(1),
    inLetters: fc.boolean(),
    isDays: fc.boolean(),
    count: fc.integer({ min: 2, max: 120 }),
  })
  fc.assert(
    fc.property(anyCall, said, (call, { language, which, inLetters, isDays, count }) => {
      const number = inLetters ? inWords(count, language, USUAL_MANNER) : String(count)
      const text = { bhs: 'x', en: 'x', [language]: LENGTHS[language][which]!(number, isDays) }
      // The plan of a new call: the vote lasts a week, results come a day later, the board decides within 32 days, and
      // the project follows.
      const { dates, projectFrom, projectUntil } = call
      const at = [...Object.values(dates), projectFrom, projectUntil]
        .map((one) => localDay(new Date(one!)))
        .toSorted()
      const between = (one: string, other: string) =>
        Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000)
      const deadline = localDay(new Date(dates.deadline!))
      const lengths = [
        14,
        ...at.slice(1).map((day, place) => between(at[place]!, day)),
        ...at.filter((day) => day > deadline).map((day) => between(deadline, day)),
      ].filter((length) => length > 0)
      const isOwn = isDays
        ? lengths.some((length) => count === length || count === length + 1)
        : lengths.some((length) => Math.round(length / 7) === count)
      const found = differingFigures({ ...call, summary: text })
      if (isOwn) expect(found).toEqual([])
      else expect(found).toMatchObject([{ field: 'summary', language, instead: [] }])
    }),
    { numRuns: 300 },
  )
})

test('a fortnight, a vote of fifteen days in one word and the minutes after the deadline are compared too', () => {
  const asked = (bhs: string, en: string) =>
    differingFigures({ ...newCall, graceMinutes: 10, summary: { bhs, en } }).map(({ written }) => written)
  const fits = [
    'Glasanje je sedmodnevno, a ugovor se potpisuje za četrnaest dana.',
    'Sign within a fortnight.',
  ] as const
  expect(asked(...fits)).toEqual([])
  expect(asked('Glasanje je trodnevno.', 'A five-day vote.')).toEqual(['trodnevno', 'five-day'])
  expect(asked('Petnaest minuta poslije roka.', 'Ten minutes after the deadline.')).toEqual([
    'Petnaest minuta',
  ])
  expect(
    asked('Jedan dan, nedjelju dana, dan po dan.', 'The first may apply in one day, and each week.'),
  ).toEqual([])
  expect(asked('Rok je u 14 sati, a ne u 15 sati.', 'Until 2 p.m., or 2:00 pm, and not 3 pm.')).toEqual([
    'u 15 sati',
    '3 pm',
  ])
})
