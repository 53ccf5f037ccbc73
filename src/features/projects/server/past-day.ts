import { Problem } from '#platform/server/http/problem.ts'
import { EARLIEST_DAY } from '../contract/projects.endpoints.ts'
import { problems } from '../contract/problems.ts'

/** Rejects a date in the future, and one so long ago that it must be a typing error. */
export function pastDayOrThrow({ day, today }: { day: string; today: string }): void {
  const problem = day > today ? problems.notYet : day < EARLIEST_DAY ? problems.longAgo : undefined
  if (problem) throw new Problem(problem, { fields: { day: problem.code } })
}
