import { type Contribution, CONTRIBUTIONS, LEAST, MOST, SKIPPED, STATEMENTS } from './statements.ts'

/** Means of the answers from 1 to 5, rounded to hundredths; null where too few were given. */
export type Scores = Readonly<Record<Contribution, number | null>>

export const BANDS = ['strong', 'some', 'little', 'unknown'] as const
export type Band = (typeof BANDS)[number]
export type Bands = Readonly<Record<Contribution, Band>>

/** Least answers of four statements. */
const LEAST_ANSWERS = 2
const STRONG = 3.75
const SOME = 3

/** Returns the value of an answer for its contribution; null where it was skipped. */
export function keyedAnswer(place: number, answer: number | undefined): number | null {
  if (answer === undefined || answer === SKIPPED) return null
  return STATEMENTS[place]?.isReversed ? LEAST + MOST - answer : answer
}

/** Returns the scores; runs on the device and on the server. */
export function scoreAnswers(answers: readonly number[]): Scores {
  return byContribution((contribution) => {
    const counted = STATEMENTS.flatMap((statement, place) =>
      statement.contribution === contribution ? (keyedAnswer(place, answers[place]) ?? []) : [],
    )
    if (counted.length < LEAST_ANSWERS) return null
    return Math.round((counted.reduce((sum, each) => sum + each, 0) / counted.length) * 100) / 100
  })
}

/** Returns the bands, the only part of a result that others ever see. */
export function bandsOf(scores: Scores): Bands {
  return byContribution((contribution) => {
    const score = scores[contribution]
    if (score === null) return 'unknown'
    if (score >= STRONG) return 'strong'
    return score >= SOME ? 'some' : 'little'
  })
}

/** Returns contributions from the strongest to the weakest; equal ones in their own order, unknown ones last. */
export function ranked(scores: Scores): Contribution[] {
  return [...CONTRIBUTIONS].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
}

export function byContribution<Value>(
  valueOf: (contribution: Contribution) => Value,
): Record<Contribution, Value> {
  return Object.fromEntries(CONTRIBUTIONS.map((each) => [each, valueOf(each)])) as Record<Contribution, Value>
}
