import { expect, test } from 'vitest'
import type { CvSet } from './eval/bad-cvs.ts'
import { shareOf, tryBadCvs } from './eval/evaluate.ts'

/** The least share of correctly read fields of bad CVs; an invented value counts as wrong. */
const LEAST = 0.95
/** The same for CVs that the rules had never met. */
const LEAST_UNSEEN = 0.65
/** The same for known shapes of builders and forms that other people filled in. */
const LEAST_STRANGE = 0.85

test('bad CVs give right rows, and those that no rule was made for mostly do', async () => {
  const tried = await tryBadCvs()
  const of = (set: CvSet) => tried.filter(({ cv }) => cv.set === set).flatMap(({ judged }) => judged)
  const wrong = of('rules').filter(({ right }) => !right)
  expect(shareOf(of('rules')), wrong.map(({ what }) => what).join('\n')).toBeGreaterThanOrEqual(LEAST)
  expect(shareOf(of('shapes'))).toBeGreaterThanOrEqual(LEAST)
  expect(shareOf(of('strange'))).toBeGreaterThanOrEqual(LEAST_STRANGE)
  expect(shareOf(of('holdout'))).toBeGreaterThanOrEqual(LEAST_UNSEEN)
})
