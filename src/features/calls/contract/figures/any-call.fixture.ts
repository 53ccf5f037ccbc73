import fc from 'fast-check'
import type { CallContent } from '../call.ts'
import { newCallContent } from '../new-call.ts'
import { extendDeadline, withPlan } from '../planned-dates.ts'
import { changedRule } from '../rule-words.ts'
import type { Rule } from '../rules.ts'
import type { Manner } from './in-words.fixture.ts'
import { updateExplained } from './usual-explained.ts'

const today = new Date('2026-11-23T09:00:00Z')
export const newCall = newCallContent(undefined, { today, municipalities: ['zenica', 'kakanj'] })

const pair = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }))

/** A call whose numbers have changed in the editor, but none of its words. */
export const anyCall = fc
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
    const deadline = newCall.dates.deadline!
    const moved = new Date(Date.parse(deadline) + later * 86_400_000).toISOString()
    const planned = withPlan(newCall, { dates: extendDeadline(newCall, moved).dates })
    const vote = votes === null ? null : { minVotes: votes }
    const rules = planned.rules.map((rule) => changedRule(rule, numbers[rule.id] ?? {}, planned.template))
    const after = { ...planned, rules, vote, fund: fund * 100, review: { ...planned.review, blind } }
    return updateExplained(newCall, after)
  })

/** The way in which most people write numbers in words. */
export const USUAL_MANNER: Manner = { joins: false, and: true, noun: false, feminine: false, bare: false }
