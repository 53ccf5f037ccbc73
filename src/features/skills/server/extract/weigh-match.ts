import type { Match } from './match-labels.ts'

/** What is known about a match besides the match itself. */
export type Surroundings = {
  /** How near the sentence is to what the skill is about. */
  context: number
  /** How many occupations need the skill. */
  demand: number
  /** How much more often than others the skill is right when it is proposed. */
  prior?: number
}

/** The signs by which a match is judged, each between 0 and about 1. */
export function signsOf(match: Match, { context, demand, prior = 0 }: Surroundings): number[] {
  return [
    1,
    match.cover,
    match.tight,
    Math.min(match.mass, 20) / 10,
    Math.min(match.missing, 10) / 10,
    match.count === 1 ? 1 : 0,
    match.weight === 1 ? 1 : 0,
    context,
    Math.log1p(demand) / 5,
    match.places.length === 1 && match.count > 1 ? 1 : 0,
    prior,
  ]
}

/** Learned from labelled sentences in English, with counts of which skills are right: see the evaluation. */
export const ENGLISH_WEIGHTS: readonly number[] = [
  -10.218, 4.316, 1.268, 1.513, -0.102, 0.503, 0.548, 2.143, 1.674, 0.274, 0.858,
]

/** Learned from labelled sentences: see the evaluation. */
export const WEIGHTS: readonly number[] = [-5.59, 1.43, 0.35, 1.44, -1.36, 1.06, 0.43, 2.17, 1.22, -0.81]

/** How likely it is that the skill is meant. */
export function confidenceOf(signs: readonly number[], weights: readonly number[] = WEIGHTS): number {
  let sum = 0
  for (let n = 0; n < signs.length; n += 1) sum += (signs[n] ?? 0) * (weights[n] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
