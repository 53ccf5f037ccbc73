import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDay, toLocal } from '#platform/contract/local-time.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { COST_CATEGORIES } from './application-content.ts'
import { type CallContent, callContent } from './call.ts'
import { missingOf } from './call-checklist.ts'
import { checkRules, maySend } from './check-rules.ts'
import { DEFAULT_TEMPLATE } from './default-template.ts'
import { frozenChanges, isMilder } from './frozen-changes.ts'
import { applications } from './generated-applications.fixture.ts'
import { newCallContent } from './new-call.ts'
import { extendDeadline, withPlan } from './planned-dates.ts'
import type { Rule } from './rules.ts'

const today = new Date('2026-11-23T09:00:00Z')
const begun = newCallContent(undefined, { today, municipalities: ['zenica', 'kakanj'] })
const call: CallContent = {
  ...begun,
  title: { bhs: 'Proljeće', en: 'Spring' },
  summary: { bhs: 'Za Zenicu.', en: 'For Zenica.' },
  fund: 8_000_00,
}

const day = fc.constantFrom('2026-12-01', '2027-01-15', '2027-03-01', '2027-07-01')
const range = (most: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(most))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))
const common = { id: 'rule', severity: 'must', box: null, text: { bhs: 'x', en: 'x' } } as const
const anyRule: fc.Arbitrary<Rule> = fc.oneof(
  range(10).map((bounds): Rule => ({ ...common, kind: 'team-size', ...bounds })),
  range(40).map((bounds): Rule => ({ ...common, kind: 'ages', ...bounds, on: '2027-01-06' })),
  range(4000_00).map((bounds): Rule => ({ ...common, kind: 'amount', ...bounds })),
  range(250).map((bounds): Rule => ({ ...common, kind: 'contribution', ...bounds })),
  fc.nat(250).map((min): Rule => ({ ...common, kind: 'contribution', min, max: null })),
  fc
    .tuple(fc.constantFrom(...COST_CATEGORIES), fc.nat(100))
    .map(([category, max]): Rule => ({ ...common, kind: 'category', category, max })),
  range(800).map((bounds): Rule => ({ ...common, kind: 'length', box: 'idea', ...bounds })),
  fc
    .tuple(fc.nat(4), day, day)
    .map(([least, from, until]): Rule => ({ ...common, kind: 'timeline', least, from, until })),
  fc
    .uniqueArray(fc.constantFrom('zenica', 'kakanj', 'tuzla', ...MUNICIPALITY_IDS.slice(0, 2)), {
      minLength: 1,
    })
    .map(
      (among): Rule => ({
        ...common,
        kind: 'municipality',
        among: among as (typeof MUNICIPALITY_IDS)[number][],
      }),
    ),
)

describe('what a published call may become', () => {
  test('whoever keeps a rule keeps every milder one too', () => {
    const tried = [...applications({ count: 60, seed: 7, template: DEFAULT_TEMPLATE })]
    const passes = (rule: Rule) =>
      tried.map(([content, facts]) =>
        maySend(checkRules({ rules: [rule], template: DEFAULT_TEMPLATE, content, facts })),
      )
    fc.assert(
      fc.property(anyRule, anyRule, (before, after) => {
        if (!isMilder(after, before)) return
        const kept = passes(after)
        expect(passes(before).every((passed, at) => !passed || kept[at])).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('every rule is as mild as itself', () => {
    expect(call.rules.every((rule) => isMilder(rule, rule))).toBe(true)
    expect(frozenChanges({ before: call, after: call, phase: 'open', sent: 0 })).toEqual([])
  })

  test('words, a larger fund and what only warns may change while it is open; boxes and weights stay', () => {
    const change = (part: Partial<CallContent>, phase: 'open' | 'review' | 'draft' = 'open', sent = 0) =>
      frozenChanges({ before: call, after: { ...call, ...part }, phase, sent }).map(({ what }) => what)
    const warned = call.rules.map((rule) => ({ ...rule, severity: 'warning' as const }))
    expect(change({ fund: 9_000_00, explained: [], rules: warned })).toEqual([])
    expect(change({ rules: warned }, 'review')).toEqual(['rule'])
    expect(change({ fund: 100, rules: [] })).toEqual(['fund'])
    expect(change({ template: { boxes: call.template.boxes.slice(1) }, instalments: [] })).toEqual([
      'box',
      'instalments',
    ])
    expect(change({ vote: null })).toEqual(['vote'])
    // From the first application on, only words may change.
    expect(change({ explained: [] }, 'open', 1)).toEqual([])
    expect(change({ fund: 9_000_00, rules: warned, vote: { minVotes: 1 } }, 'open', 1)).toEqual([
      'fund',
      'rule',
      'vote',
    ])
    const later = { ...call.dates, resultsAt: '2027-12-01T13:00:00.000Z' }
    expect([change({ dates: later }), change({ dates: later }, 'open', 1)]).toEqual([[], ['laterDates']])
    expect(change({ fund: 0 }, 'draft')).toEqual([])
    expect(change({ dates: extendDeadline(call, '2027-02-01T13:00:00.000Z').dates })).toEqual(['deadline'])
  })
})

describe('the plan of a call', () => {
  test('with which one begins wants only a title, a summary and a fund', () => {
    expect(missingOf(begun, { now: today, isNew: true }).toSorted()).toEqual([
      'fund',
      'summary.bhs',
      'summary.en',
      'title.bhs',
      'title.en',
    ])
    expect(missingOf(call, { now: today, isNew: true })).toEqual([])
    expect(callContent.safeParse(begun).success).toBe(true)
    expect(missingOf(call, { now: new Date('2027-06-01'), isNew: true })).toEqual(['dates.deadline'])
  })

  test('takes with it the rules that named its days', () => {
    const dates = { ...call.dates, deadline: '2027-01-20T13:00:00.000Z' }
    const moved = withPlan(call, { dates, projectFrom: '2027-05-01', projectUntil: '2027-09-01' })
    expect(moved.rules).toContainEqual(expect.objectContaining({ kind: 'ages', on: '2027-01-20' }))
    expect(moved.rules).toContainEqual(
      expect.objectContaining({ kind: 'timeline', from: '2027-05-01', until: '2027-09-01' }),
    )
  })

  test('moves whole when it is prolonged: in order, and at the same time of the day across the change of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        const deadline = new Date(Date.parse(call.dates.deadline!) + days * 86_400_000)
        const { dates } = extendDeadline(call, deadline.toISOString())
        const local = toLocal(deadline).slice(11)
        expect(dates.deadline).toBe(deadline.toISOString())
        if (local === '14:00') expect(toLocal(new Date(dates.voteFrom!)).slice(11)).toBe('09:00')
        const moments = [dates.deadline, dates.reviewUntil, dates.voteFrom, dates.voteUntil, dates.resultsAt]
        expect(moments).toEqual(moments.toSorted())
        expect(localDay(new Date(dates.reviewUntil!)) > localDay(deadline)).toBe(true)
      }),
    )
  })
})
