import type { Match } from './match-labels.ts'

/** The facts about a match beyond the match itself. */
export type Surroundings = {
  /** Closeness of the sentence to the skill's meaning. */
  context: number
  /** Number of occupations that need the skill. */
  demand: number
  /** How much more often than others the proposed skill is right. */
  prior?: number
}

/** Returns the signs of a match, each between 0 and about 1. */
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

/** The names of the signs, in order; the first is the same for every match. */
export const SIGNS = [
  'always',
  'cover',
  'tight',
  'mass',
  'missing',
  'one-word',
  'first-name',
  'context',
  'demand',
  'part-of-name',
  'right-before',
] as const

/** Returns the probability that the skill is meant. */
export function confidenceOf(signs: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let n = 0; n < signs.length; n += 1) sum += (signs[n] ?? 0) * (weights[n] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
