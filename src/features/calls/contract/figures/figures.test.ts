import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatAmountRange } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { CallContent } from '../call.ts'
import type { Rule } from '../rules.ts'
import { anyCall, newCall, USUAL_MANNER } from './any-call.fixture.ts'
import { differingFigures } from './differing-figures.ts'
import { inWords } from './in-words.fixture.ts'

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
          ? numerals.replace(/\d[\d.,]*\d|\d/, inWords(number, language, USUAL_MANNER))
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

test('the check compares a rule in other words with that rule, and leaves other figures alone', () => {
  const range = (min: number, max: number) => ({
    bhs: `Traži se ${formatAmountRange({ min, max }, 'bhs')}.`,
    en: `${formatAmountRange({ min, max }, 'en')}.`,
  })
  const saying = (text: Rule['text']): CallContent => ({
    ...newCall,
    fund: 8000_00,
    rules: newCall.rules.map((rule) => (rule.kind === 'amount' ? { ...rule, text } : rule)),
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
  expect(differingFigures({ ...newCall, summary })).toMatchObject([
    { field: 'summary', language: 'bhs', written: '15. januara' },
  ])
  const noVote = { ...newCall, vote: null, summary: { bhs: 'Treba 50 glasova.', en: '' } }
  expect(differingFigures(noVote)).toMatchObject([
    { field: 'summary', language: 'bhs', written: '50 glasova', instead: [] },
    { field: 'explained.4', language: 'bhs' },
    { field: 'explained.4', language: 'en' },
  ])
})
