import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completes, coverageOf } from './coverage.ts'
import { cronbachAlpha, restCorrelations } from './reliability.ts'
import { type Bands, bandsOf, byContribution, ranked, scoreAnswers } from './scoring.ts'
import { messages as bhs } from './messages.bhs.ts'
import { messages as en } from './messages.en.ts'
import { CONTRIBUTIONS, STATEMENTS } from './statements.ts'

const answer = fc.integer({ min: 0, max: 5 })
const whole = fc.array(answer, { minLength: STATEMENTS.length, maxLength: STATEMENTS.length })

/** An independent version of the rule: by a contribution's places in the questionnaire, in exact hundredths. */
function reference(answers: readonly number[], contribution: number): number | null {
  const given: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const raw = answers[round * 8 + contribution]!
    if (raw > 0) given.push(round === 3 ? 6 - raw : raw)
  }
  if (given.length < 2) return null
  let sum = 0
  for (const each of given) sum += each
  return Math.floor((sum * 200 + given.length) / (2 * given.length)) / 100
}

describe('answers', () => {
  test('give the scores of a second rule written apart, whatever is answered or skipped', () => {
    fc.assert(
      fc.property(whole, (answers) => {
        const scores = scoreAnswers(answers)
        CONTRIBUTIONS.forEach((contribution, place) =>
          expect(scores[contribution]).toBe(reference(answers, place)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('count more for a contribution the more somebody agrees, and less where the statement says the opposite', () => {
    fc.assert(
      fc.property(whole, fc.nat({ max: STATEMENTS.length - 1 }), (answers, place) => {
        const { contribution, isReversed } = STATEMENTS[place]!
        const low = scoreAnswers(answers.with(place, 1))[contribution]
        const high = scoreAnswers(answers.with(place, 5))[contribution]
        if (low === null || high === null) return
        expect(isReversed ? low > high : high > low).toBe(true)
        for (const other of CONTRIBUTIONS)
          if (other !== contribution)
            expect(scoreAnswers(answers.with(place, 1))[other]).toBe(scoreAnswers(answers)[other])
      }),
    )
  })

  test('that were all skipped say nothing, and a middle is neither strong nor little', () => {
    const none = scoreAnswers(STATEMENTS.map(() => 0))
    expect(new Set(Object.values(bandsOf(none)))).toEqual(new Set(['unknown']))
    expect(new Set(Object.values(bandsOf(scoreAnswers(STATEMENTS.map(() => 3)))))).toEqual(new Set(['some']))
    expect(ranked({ ...none, critic: 4 })[0]).toBe('critic')
  })

  test('belong to statements that have words in both languages, four for each contribution', () => {
    for (const { id } of STATEMENTS) expect([bhs.statements[id], en.statements[id]].every(Boolean)).toBe(true)
    expect(STATEMENTS).toHaveLength(32)
    for (const contribution of CONTRIBUTIONS)
      expect(STATEMENTS.filter((each) => each.contribution === contribution)).toHaveLength(4)
  })
})

describe('a team', () => {
  const bands = fc.constantFrom('strong', 'some', 'little', 'unknown')
  const people = fc.array(
    fc
      .tuple(...CONTRIBUTIONS.map(() => bands))
      .map((all) => byContribution((each) => all[CONTRIBUTIONS.indexOf(each)]!)),
    { maxLength: 7 },
  )

  test('lacks what nobody likes, and somebody completes it by what they like alone', () => {
    fc.assert(
      fc.property(people, people, (team, others) => {
        const coverage = coverageOf(team as Bands[])
        for (const { contribution, state } of coverage) {
          const has = (band: string) => team.some((each) => each[contribution] === band)
          expect(state).toBe(has('strong') ? 'have' : has('some') ? 'near' : 'missing')
        }
        for (const other of others) {
          const brought = completes(coverage, other as Bands)
          for (const each of CONTRIBUTIONS)
            expect(brought.includes(each)).toBe(
              other[each] === 'strong' &&
                coverage.find(({ contribution }) => contribution === each)!.state !== 'have',
            )
        }
      }),
    )
  })
})

describe('Cronbach’s alpha', () => {
  /** Six people and three items; the reference was computed from them in fractions, by the formula. */
  const FIGURES = [
    [4, 5, 3],
    [2, 3, 2],
    [5, 5, 4],
    [3, 2, 3],
    [1, 2, 1],
    [4, 4, 5],
  ]

  test('of a small table is what the formula gives in fractions', () => {
    // Items: 13/6, 19/10, 2; sums 12 7 14 8 4 13 with variance 232/15; alpha = 3/2 · (1 − (91/15) / (232/15)) = 423/464.
    expect(cronbachAlpha(FIGURES)).toBeCloseTo(423 / 464, 12)
  })

  test('is 1 for items that say the same, 0 for items that have nothing to do with each other', () => {
    expect(cronbachAlpha([1, 2, 5, 3].map((each) => [each, each, each, each]))).toBeCloseTo(1, 12)
    expect(
      cronbachAlpha([
        [1, 1],
        [1, 5],
        [5, 1],
        [5, 5],
      ]),
    ).toBeCloseTo(0, 12)
    expect([cronbachAlpha([]), cronbachAlpha([[1, 2]]), cronbachAlpha([[1], [2]])]).toEqual([
      null,
      null,
      null,
    ])
    expect(
      cronbachAlpha([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNull()
  })

  test('equals the form with covariances, on any answers', () => {
    const table = fc.array(fc.tuple(answer, answer, answer, answer), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(table, (rows) => {
        const found = cronbachAlpha(rows)
        const expected = byCovariance(rows)
        if (expected === null) expect(found).toBeNull()
        else expect(found).toBeCloseTo(expected, 8)
        for (const each of restCorrelations(rows))
          expect(each === null || (each >= -1.000001 && each <= 1.000001)).toBe(true)
      }),
    )
  })
})

/** Returns k² · mean covariance / sum of all covariances, variances included. */
function byCovariance(rows: readonly (readonly number[])[]): number | null {
  const k = rows[0]!.length
  const means = Array.from({ length: k }, (_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length)
  let all = 0
  let apart = 0
  for (let i = 0; i < k; i += 1)
    for (let j = 0; j < k; j += 1) {
      const c =
        rows.reduce((sum, row) => sum + (row[i]! - means[i]!) * (row[j]! - means[j]!), 0) / (rows.length - 1)
      all += c
      if (i !== j) apart += c
    }
  return Math.abs(all) < 1e-9 ? null : (k * k * (apart / (k * (k - 1)))) / all
}
