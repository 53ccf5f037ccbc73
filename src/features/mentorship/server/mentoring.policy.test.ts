import { expect, test } from 'vitest'
import { FORMATS } from '../contract/kinds.ts'
import { type MentoringFacts, refusalOfMentoring } from './mentoring.policy.ts'

const GROWN: MentoringFacts = {
  reachable: true,
  paused: false,
  full: false,
  minor: false,
  saidYes: true,
  checkedForMinors: false,
  guardianAgreed: false,
  format: 'video',
}
const MINOR: MentoringFacts = { ...GROWN, minor: true, format: 'text' }

const TABLE: readonly [string, MentoringFacts, ReturnType<typeof refusalOfMentoring>][] = [
  ['a grown member and an approved mentor', GROWN, undefined],
  ['whom a block severs', { ...GROWN, reachable: false }, 'notFound'],
  ['who did not ask', { ...GROWN, saidYes: false }, 'notFound'],
  ['a mentor who is away', { ...GROWN, paused: true }, 'paused'],
  ['a mentor without room', { ...GROWN, full: true }, 'full'],
  ['a minor and a mentor whom nobody checked', MINOR, 'notForMinors'],
  ['a minor who writes with a checked mentor', { ...MINOR, checkedForMinors: true }, undefined],
  [
    'a minor who did not ask a checked mentor',
    { ...MINOR, checkedForMinors: true, saidYes: false },
    'notFound',
  ],
  [
    'a minor on video without a guardian’s word',
    { ...MINOR, checkedForMinors: true, format: 'video' },
    'guardianNeeded',
  ],
  [
    'a minor in person without a guardian’s word',
    { ...MINOR, checkedForMinors: true, format: 'in-person' },
    'guardianNeeded',
  ],
  [
    'a minor by voice without a guardian’s word',
    { ...MINOR, checkedForMinors: true, format: 'voice' },
    'guardianNeeded',
  ],
  [
    'a minor on video with it',
    { ...MINOR, checkedForMinors: true, guardianAgreed: true, format: 'video' },
    undefined,
  ],
  ['a minor with it and a mentor whom nobody checked', { ...MINOR, guardianAgreed: true }, 'notForMinors'],
]

test.each(TABLE)('the rule about %s', (_, facts, refusal) => {
  expect(refusalOfMentoring(facts)).toBe(refusal)
})

test('whatever else is so, nobody mentors a minor unchecked, unasked or, but in writing, without a guardian’s word', () => {
  for (const mask of Array.from({ length: 64 }, (_, n) => n))
    for (const format of FORMATS) {
      const [reachable, paused, full, saidYes, checkedForMinors, guardianAgreed] = [1, 2, 4, 8, 16, 32].map(
        (bit) => (mask & bit) > 0,
      ) as [boolean, boolean, boolean, boolean, boolean, boolean]
      const facts = {
        reachable,
        paused,
        full,
        saidYes,
        checkedForMinors,
        guardianAgreed,
        minor: true,
        format,
      }
      if (refusalOfMentoring(facts) !== undefined) continue
      expect(saidYes && checkedForMinors && reachable).toBe(true)
      expect(format === 'text' || guardianAgreed).toBe(true)
    }
})
