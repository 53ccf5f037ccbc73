import type { CallResult } from './results.endpoints.ts'

type Scored = Pick<CallResult, 'points' | 'funded'>

/** Returns true if an application without money has more points than one with money, which people ask about. */
export function hasOutscored(applications: readonly Scored[]): boolean {
  const least = Math.min(...applications.flatMap(({ funded, points }) => (funded ? (points ?? 0) : [])))
  return applications.some(({ funded, points }) => !funded && (points ?? 0) > least)
}
