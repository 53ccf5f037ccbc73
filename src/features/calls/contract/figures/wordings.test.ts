import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { CallContent } from '../call.ts'
import type { Rule } from '../rules.ts'
import { anyCall, newCall, USUAL_MANNER } from './any-call.fixture.ts'
import { differingFigures } from './differing-figures.ts'
import { inWords } from './in-words.fixture.ts'

const ruleOf = <K extends Rule['kind']>({ rules }: CallContent, kind: K) =>
  rules.find((rule): rule is Extract<Rule, { kind: K }> => rule.kind === kind)!

type Pair = readonly [one: number, other: number]
type Wording = {
  /** The numbers of the rules from which a sentence is made; undefined where the call has none. */
  own: (call: CallContent) => readonly Pair[] | undefined
  says: Record<Locale, readonly ((one: string, other: string) => string)[]>
  /** Another number in the place of one, which no rule has. */
  other: (call: CallContent, pair: Pair, by: number) => Pair | undefined
}

const BHS_MONTHS =
  'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra'.split(' ')
const EN_MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const ending = (day: string) =>
  /^(?:1[123])$/.test(day) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day.at(-1)!] ?? 'th')

const single = (values: readonly number[]) => values.map((value): Pair => [value, 0])
const within = (value: number, { min, max }: { min: number; max: number }) =>
  min + ((((value - min) % (max - min)) + (max - min)) % (max - min))

/** Moves a single number to one that is not among those of the rules. */
const anotherValue =
  (own: (call: CallContent) => readonly number[], bounds: { min: number; max: number }): Wording['other'] =>
  (call, [one], by) => {
    const value = within(one + by, bounds)
    return own(call).includes(value) ? undefined : [value, 0]
  }

const teamOf = (call: CallContent) => [ruleOf(call, 'team-size').min, ruleOf(call, 'team-size').max]
const votesOf = ({ vote }: CallContent) => (vote && vote.minVotes > 1 ? [vote.minVotes] : [])
const pairOf = ({ min, max }: { min: number; max: number }): Pair => [min, max]
const rangesOf = (call: CallContent): Pair[] => {
  const amount = ruleOf(call, 'amount')
  return [
    pairOf(ruleOf(call, 'team-size')),
    pairOf(ruleOf(call, 'ages')),
    [amount.min / 100, amount.max / 100],
  ]
}
/** Moves one end of a range; the pair of another rule would be right. */
const otherEnd: Wording['other'] = (call, [from, to], by) => {
  const pair: Pair = [from, to + by]
  return rangesOf(call).some(([one, other]) => one === pair[0] && other === pair[1]) ? undefined : pair
}
const daysOf = ({ dates, projectFrom, projectUntil, rules }: CallContent) => [
  ...Object.values(dates).flatMap((moment) => (moment ? [localDay(new Date(moment))] : [])),
  ...[projectFrom, projectUntil].flatMap((day) => day ?? []),
  ...rules.flatMap((rule) =>
    rule.kind === 'ages' ? [rule.on] : rule.kind === 'timeline' ? [rule.from, rule.until] : [],
  ),
]
const monthDay = (day: string): Pair => [Number(day.slice(8)), Number(day.slice(5, 7))]

const WORDINGS: readonly Wording[] = [
  {
    own: (call) => single(votesOf(call)),
    says: {
      bhs: [(n) => `Prolazi ko ima ${n}+ glasova.`, (n) => `Za novac treba ${n} ili više glasova.`],
      en: [(n) => `Projects with ${n}+ votes get money.`, (n) => `It takes ${n} or more votes.`],
    },
    other: anotherValue(votesOf, { min: 2, max: 600 }),
  },
  {
    own: (call) => single([call.instalments.length]),
    says: {
      bhs: [(n) => `Novac stiže u ${n} rate.`, (n) => `Broj rata nije tajna: ${n} rata.`],
      en: [(n) => `The money comes in ${n} instalments.`, (n) => `Paid in ${n} installments`],
    },
    other: anotherValue((call) => [call.instalments.length], { min: 2, max: 9 }),
  },
  {
    own: ({ instalments: [first, second] }) => [[first!.percent, second!.percent]],
    says: {
      bhs: [
        (one, other) => `Isplata ide ${one}/${other}.`,
        (one, other) => `Rate ${one}:${other}, bez izuzetka.`,
        (one, other) => `Dijelimo ${one} % / ${other} %.`,
      ],
      en: [
        (one, other) => `We pay ${one}/${other}.`,
        (one, other) => `Split ${one}:${other}, always.`,
        (one, other) => `Paid as ${one} / ${other}`,
      ],
    },
    other: (_, [one], by) => {
      const share = within(one + by, { min: 10, max: 90 })
      return share === one ? undefined : [share, 100 - share]
    },
  },
  {
    own: (call) => single(teamOf(call)),
    says: {
      bhs: [
        (n) => `Nađi ${n} drugara!`,
        (n) => `Ekipa od ${n}.`,
        (n) => `Treba vas najmanje ${n}.`,
        (n) => `Grupa od najmanje ${n}, iz istog mjesta.`,
      ],
      en: [
        (n) => `Find ${n} friends.`,
        (n) => `A team of ${n}.`,
        (n) => `Apply as a group of at least ${n}, no fewer.`,
      ],
    },
    other: anotherValue(teamOf, { min: 2, max: 30 }),
  },
  {
    own: rangesOf,
    says: {
      bhs: [
        (one, other) => `Mladi od ${one} do ${other}, iz Zenice.`,
        (one, other) => `Između ${one} i ${other}.`,
        (one, other) => `Ko može: ${one}–${other}`,
      ],
      en: [
        (one, other) => `Anyone from ${one} to ${other}.`,
        (one, other) => `Between ${one} and ${other}, no more.`,
        (one, other) => `Who can: ${one}-${other}`,
      ],
    },
    other: otherEnd,
  },
  {
    own: (call) => [pairOf(ruleOf(call, 'ages'))],
    says: {
      bhs: [(one, other) => `Za sve od ${one} do ${other} godina.`, (one, other) => `${one}–${other} godina`],
      en: [(one, other) => `For those aged ${one} to ${other}.`, (one, other) => `${one}–${other} years old`],
    },
    other: otherEnd,
  },
  {
    own: (call) => [monthDay(localDay(new Date(call.dates.deadline!)))],
    says: {
      bhs: [
        (day, month) => `Rok je do ${day}-og ${BHS_MONTHS[Number(month) - 1]}.`,
        (day, month) => `Prijave do ${day} ${BHS_MONTHS[Number(month) - 1]}!`,
      ],
      en: [
        (day, month) => `By the ${day}${ending(day)} of ${EN_MONTHS[Number(month) - 1]}.`,
        (day, month) => `${EN_MONTHS[Number(month) - 1]} ${day}${ending(day)} at the latest.`,
      ],
    },
    other: (call, [day, month], by) => {
      const pair: Pair = [(day + by) % 28 || 28, month]
      return daysOf(call).some((one) => monthDay(one).join() === pair.join()) ? undefined : pair
    },
  },
]

const withSplit = fc.tuple(anyCall, fc.integer({ min: 10, max: 90 })).map(([call, share]): CallContent => {
  const percents = [share, 100 - share]
  return { ...call, instalments: call.instalments.map((one, at) => ({ ...one, percent: percents[at]! })) }
})
const anyWording = fc.record({
  wording: fc.constantFrom(...WORDINGS),
  language: fc.constantFrom<Locale>('bhs', 'en'),
  which: fc.nat(3),
  at: fc.nat(5),
  by: fc.integer({ min: 1, max: 20 }),
  inLetters: fc.boolean(),
})

test('a sentence that is made from the rules is never asked about, and one with another figure always', () => {
  fc.assert(
    fc.property(withSplit, anyWording, (call, { wording, language, which, at, by, inLetters }) => {
      const own = wording.own(call) ?? []
      const pair = own[at % Math.max(1, own.length)]
      if (!pair) return
      const sayings = wording.says[language]
      const say = sayings[which % sayings.length]!
      const isSingle = pair[1] === 0
      const spell = (number: number) =>
        isSingle && inLetters && number > 1 ? inWords(number, language, USUAL_MANNER) : String(number)
      const findings = ([one, other]: Pair) => {
        const text = { bhs: 'x', en: 'x', [language]: say(spell(one), spell(other)) }
        const found = differingFigures({ ...call, explained: [], summary: text })
        return [...new Set(found.map((figure) => figure.language))]
      }
      expect([say(spell(pair[0]), spell(pair[1])), findings(pair)]).toEqual([expect.any(String), []])
      const other = wording.other(call, pair, by)
      if (!other) return
      expect([say(spell(other[0]), spell(other[1])), findings(other)]).toEqual([
        expect.any(String),
        [language],
      ])
    }),
    { numRuns: 400 },
  )
})

test('an editor is asked about figures in everyday wording that differ from the rules', () => {
  const call = { ...newCall, vote: { minVotes: 30 }, fund: 8000_00 }
  const askedOf = (language: Locale, words: string) =>
    differingFigures({ ...call, explained: [], summary: { bhs: '', en: '', [language]: words } }).map(
      ({ written, instead }) => `${written}: ${instead.join(', ')}`,
    )
  expect(askedOf('bhs', 'Treba 50+ glasova.')).toEqual(['50+ glasova: 30'])
  expect(askedOf('bhs', 'Dvije rate, 50/50')).toEqual(['50/50: 60/40'])
  expect(askedOf('bhs', 'Dvije rate, 60:40, i 12 drugara')).toEqual(['12 drugara: 3, 7'])
  expect(askedOf('bhs', 'Mladi od 17 do 30.')).toEqual(['od 17 do 30: 17–35'])
  expect(askedOf('bhs', 'Subotom se javite, a prijavljuju se mladi, od 17 do 20.')).toEqual([
    'od 17 do 20: 17–35',
  ])
  // The fund is 8.000 KM, but a team does not get it.
  expect(askedOf('bhs', 'Dajemo od 500 do 8000 KM')).toEqual(['od 500 do 8000: 500–1500'])
  expect(askedOf('en', 'Two instalments of 50/50 for a team of nine')).toEqual([
    'team of nine: 3, 7',
    '50/50: 60/40',
  ])
  expect(askedOf('en', 'Between 500 and 1,500, by the second instalment')).toEqual([])
  // Something else is counted.
  for (const words of [
    'Čeka vas pet sedmica zabave',
    'U drugoj rati, 1. rata i prva rata',
    'Pobijedili smo 3:1',
    'Pišite nam, a petkom smo tu od 17 do 20 u Domu mladih.',
    'Dom je otvoren svaki dan od 17 do 20.',
  ])
    expect([words, askedOf('bhs', words)]).toEqual([words, []])
})

test('a text that is eight times as long takes about eight times as long', () => {
  const piece = 'od 1 do 2 i 3-4 / 5 : 60/40 pet hiljada i po ekipa od 3+ , između 7 i 8 , 50 50 '
  const timeOf = (times: number) => {
    const summary = { bhs: piece.repeat(times), en: piece.repeat(times) }
    const runs = Array.from({ length: 4 }, () => {
      const start = performance.now()
      differingFigures({ ...newCall, summary })
      return performance.now() - start
    })
    return Math.min(...runs)
  }
  timeOf(100)
  expect(timeOf(800)).toBeLessThan(8 * 4 * timeOf(100) + 20)
})
