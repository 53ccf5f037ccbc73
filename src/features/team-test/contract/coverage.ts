import { type Contribution, CONTRIBUTIONS } from './statements.ts'
import type { Bands } from './scoring.ts'

/** Least people in a team of a youth bank's call. */
export const TEAM_LEAST = 3
export const TEAM_MOST = 7

export type Covered = {
  contribution: Contribution
  strong: number
  some: number
  /** `missing`: nobody likes to make it. */
  state: 'have' | 'near' | 'missing'
}

/** Returns the contributions of a team, from the summaries that its members share. */
export function coverageOf(summaries: readonly Bands[]): Covered[] {
  return CONTRIBUTIONS.map((contribution) => {
    const count = (band: string) => summaries.filter((bands) => bands[contribution] === band).length
    const [strong, some] = [count('strong'), count('some')]
    return { contribution, strong, some, state: strong > 0 ? 'have' : some > 0 ? 'near' : 'missing' }
  })
}

/**
 * Returns the contributions with which somebody would complete a team: missing ones first, then those in which nobody is
 * strong.
 */
export function completes(coverage: readonly Covered[], bands: Bands): Contribution[] {
  const brings = (state: Covered['state']) =>
    coverage
      .filter((covered) => covered.state === state && bands[covered.contribution] === 'strong')
      .map(({ contribution }) => contribution)
  return [...brings('missing'), ...brings('near')]
}
