import { expect, test } from 'vitest'
import { shareOf, tryBadCvs } from './eval/evaluate.ts'

/** What the bad CVs state is read right in so many of its fields; what is invented counts as wrong. */
const LEAST = 0.95
/** The same where the rules had never met the CV. */
const LEAST_UNSEEN = 0.65

test('bad CVs give right rows, and those that no rule was made for mostly do', {
  timeout: 120_000,
}, async () => {
  const tried = await tryBadCvs()
  const of = (isHeld: boolean) =>
    tried.filter(({ cv }) => cv.isHeld === isHeld).flatMap(({ judged }) => judged)
  const wrong = of(false).filter(({ right }) => !right)
  expect(shareOf(of(false)), wrong.map(({ what }) => what).join('\n')).toBeGreaterThanOrEqual(LEAST)
  expect(shareOf(of(true))).toBeGreaterThanOrEqual(LEAST_UNSEEN)
})
