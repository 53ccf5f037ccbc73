import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatAmountRange } from '#platform/contract/amount.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { CallContent } from '../call.ts'
import { beginningWith } from '../new-call.ts'
import { prolonged, withPlan } from '../planned-dates.ts'
import { changedRule } from '../rule-words.ts'
import type { Rule } from '../rules.ts'
import { inWords } from './in-words.fixture.ts'
import { differingFigures } from './differing-figures.ts'
import { followedExplained } from './usual-explained.ts'

const today = new Date('2026-11-23T09:00:00Z')
const begun = beginningWith(undefined, { today, municipalities: ['zenica', 'kakanj'] })

const pair = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))

/** A call whose numbers have changed in the editor, but none of its words. */
const anyCall = fc
  .record({
    team: pair(2, 20),
    ages: pair(14, 60),
    amount: pair(1, 5000),
    least: fc.integer({ min: 1, max: 300 }),
    most: fc.integer({ min: 1, max: 300 }),
    electronics: fc.integer({ min: 0, max: 100 }),
    votes: fc.option(fc.integer({ min: 0, max: 500 })),
    blind: fc.boolean(),
    fund: fc.integer({ min: 100, max: 50_000 }),
    later: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ team, ages, amount, least, most, electronics, votes, blind, fund, later }): CallContent => {
    const numbers: Record<string, Partial<Rule>> = {
      team,
      ages,
      amount: { min: amount.min * 100, max: amount.max * 100 },
      contribution: { min: least },
      'contribution-most': { max: most },
      electronics: { max: electronics },
    }
    const deadline = begun.dates.deadline!
    const moved = new Date(Date.parse(deadline) + later * 86_400_000).toISOString()
    const planned = withPlan(begun, { dates: prolonged(begun, moved).dates })
    const vote = votes === null ? null : { minVotes: votes }
    const rules = planned.rules.map((rule) => changedRule(rule, numbers[rule.id] ?? {}, planned.template))
    const after = { ...planned, rules, vote, fund: fund * 100, review: { ...planned.review, blind } }
    return followedExplained(begun, after)
  })

test('words that nobody has written themselves say what the rules say, whatever their numbers', () => {
  fc.assert(
    fc.property(anyCall, (call) => {
      expect(differingFigures(call)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

type Said = {
  kind: string
  /** Returns the numbers of the rules. */
  own: (call: CallContent) => number[]
  says: Record<Locale, readonly ((value: number) => string)[]>
  least: number
  most: number
}

const ruleOf = <K extends Rule['kind']>({ rules }: CallContent, kind: K) =>
  rules.find((rule): rule is Extract<Rule, { kind: K }> => rule.kind === kind)!

const SAID: readonly Said[] = [
  {
    kind: 'votes',
    own: ({ vote }) => (vote ? [vote.minVotes] : []),
    says: {
      bhs: [(n) => `Treba najmanje ${n} glasova.`, (n) => `Ko ima ${n} glasa, prolazi.`],
      en: [(n) => `At least ${n} votes are needed.`, (n) => `With ${n} votes you are in.`],
    },
    least: 2,
    most: 900,
  },
  {
    kind: 'amounts',
    own: (call) => {
      const { min, max } = ruleOf(call, 'amount')
      return [min, max, call.fund, call.hourValue].map((feninga) => feninga / 100)
    },
    says: {
      bhs: [(n) => `Dajemo do ${formatAmount(n, 'bhs')} po ekipi.`, (n) => `Najviše ${n} KM!`],
      en: [(n) => `We give up to ${formatAmount(n, 'en')} per team.`, (n) => `KM ${n} at most.`],
    },
    least: 1,
    most: 9999,
  },
  {
    kind: 'ages',
    own: (call) => [ruleOf(call, 'ages').min, ruleOf(call, 'ages').max],
    says: {
      bhs: [(n) => `Za sve koji imaju ${n} godina.`, (n) => `Mladi uzrasta od ${n}, iz Zenice.`],
      en: [(n) => `For everyone who is ${n} years old.`, (n) => `Young people aged ${n}.`],
    },
    least: 12,
    most: 90,
  },
  {
    kind: 'teams',
    own: (call) => [ruleOf(call, 'team-size').min, ruleOf(call, 'team-size').max],
    says: {
      bhs: [(n) => `Treba vas ${n} ljudi.`, (n) => `Ekipa od ${n}, ni manje ni više.`],
      en: [(n) => `You need ${n} people.`, (n) => `A team of ${n}, no fewer.`],
    },
    least: 2,
    most: 30,
  },
  {
    kind: 'shares',
    own: (call) => [
      ...call.rules.flatMap((rule) =>
        rule.kind === 'contribution' ? [rule.min, rule.max ?? 0] : rule.kind === 'category' ? [rule.max] : [],
      ),
      ...call.instalments.map(({ percent }) => percent),
      ...call.review.criteria.map(({ weight }) => weight),
    ],
    says: {
      bhs: [(n) => `Zajednica daje ${n} %.`, (n) => `Barem ${n} posto.`],
      en: [(n) => `The community gives ${n}%.`, (n) => `At least ${n} percent.`],
    },
    least: 1,
    most: 400,
  },
]

const MANNER = { joins: false, and: true, noun: false, feminine: false, bare: false }

test('a figure that people write is asked about exactly where no rule has it', () => {
  const anySaid = fc.constantFrom(...SAID).chain((said) =>
    fc.record({
      said: fc.constant(said),
      language: fc.constantFrom<Locale>('bhs', 'en'),
      which: fc.nat(1),
      inLetters: fc.boolean(),
      value: fc.integer({ min: said.least, max: said.most }),
      isOwn: fc.boolean(),
      place: fc.constantFrom('title', 'summary', 'explained.0', 'instalments.0'),
    }),
  )
  fc.assert(
    fc.property(anyCall, anySaid, (call, { said, language, which, inLetters, value, isOwn, place }) => {
      const own = said.own(call)
      const number = isOwn ? (own[value % Math.max(1, own.length)] ?? value) : value
      const numerals = said.says[language][which]!(number)
      // `pedeset glasova` means the same as `50 glasova`; a single one means any.
      const words =
        inLetters && Number.isInteger(number) && number > 1
          ? numerals.replace(/\d[\d.,]*\d|\d/, inWords(number, language, MANNER))
          : numerals
      const text = { bhs: 'x', en: 'x', [language]: words }
      const written: CallContent = {
        ...call,
        ...(place === 'title' && { title: text }),
        ...(place === 'summary' && { summary: text }),
        ...(place === 'explained.0' && { explained: [{ title: { bhs: 'x', en: 'x' }, text }] }),
        ...(place === 'instalments.0' && {
          instalments: call.instalments.map((one, at) => (at === 0 ? { ...one, after: text } : one)),
        }),
      }
      const found = differingFigures(written)
      const isTwoThings = said.kind === 'ages' && (number < 10 || number > 120)
      if (own.includes(number) || isTwoThings) expect(found).toEqual([])
      else expect(found).toMatchObject([{ field: place, language }])
    }),
    { numRuns: 600 },
  )
})

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
      const number = inLetters ? inWords(count, language, MANNER) : String(count)
      const text = { bhs: 'x', en: 'x', [language]: LENGTHS[language][which]!(number, isDays) }
      // Of the plan of a new call: the vote for a week, results a day later, decided within 32 days, the project after them.
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
    differingFigures({ ...begun, graceMinutes: 10, summary: { bhs, en } }).map(({ written }) => written)
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

test('the check compares a rule in other words with that rule, and leaves other figures alone', () => {
  const range = (min: number, max: number) => ({
    bhs: `Traži se ${formatAmountRange({ min, max }, 'bhs')}.`,
    en: `${formatAmountRange({ min, max }, 'en')}.`,
  })
  const saying = (text: Rule['text']): CallContent => ({
    ...begun,
    fund: 8000_00,
    rules: begun.rules.map((rule) => (rule.kind === 'amount' ? { ...rule, text } : rule)),
  })
  expect(differingFigures(saying(range(500, 1500)))).toEqual([])
  // The fund is 8.000 KM, but this rule is not about it.
  expect(differingFigures(saying(range(500, 8000)))).toMatchObject([
    { field: 'rule.amount', language: 'bhs', instead: ['500\u00a0KM', '1.500\u00a0KM'] },
    { field: 'rule.amount', language: 'en' },
  ])
  const summary = {
    bhs: 'Za 200 ljudi, u zadnje 2 godine, do 15. januara i 3 mjeseca poslije.',
    en: 'For 200 people, in the last 2 years.',
  }
  expect(differingFigures({ ...begun, summary })).toMatchObject([
    { field: 'summary', language: 'bhs', written: '15. januara' },
  ])
  const noVote = { ...begun, vote: null, summary: { bhs: 'Treba 50 glasova.', en: '' } }
  expect(differingFigures(noVote)).toMatchObject([
    { field: 'summary', language: 'bhs', written: '50 glasova', instead: [] },
    { field: 'explained.4', language: 'bhs' },
    { field: 'explained.4', language: 'en' },
  ])
})
