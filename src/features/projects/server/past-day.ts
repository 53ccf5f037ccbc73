import { Problem } from '#platform/server/http/problem.ts'
import { EARLIEST_DAY } from '../contract/projects.endpoints.ts'
import { problems } from '../contract/problems.ts'

/** Of something that has happened: a day that has come, and none so long ago that it can only be a slip of the keyboard. */
export function pastDayOrThrow({ day, today }: { day: string; today: string }): void {
  const problem = day > today ? problems.notYet : day < EARLIEST_DAY ? problems.longAgo : undefined
  if (problem) throw new Problem(problem, { fields: { day: problem.code } })
}
