import { Problem } from '#platform/server/http/problem.ts'
import { EARLIEST_DAY } from '../contract/projects.endpoints.ts'
import { problems } from '../contract/problems.ts'

type Step = { day: string; problem: 'beforeIssue' | 'beforeSignature' }

/**
 * Rejects a date in the future, one so long ago that it must be a typing error, and one before the step that must come
 * first.
 */
export function pastDayOrThrow({ day, today, after }: { day: string; today: string; after?: Step }): void {
  const problem =
    day > today
      ? problems.notYet
      : day < EARLIEST_DAY
        ? problems.longAgo
        : after && day < after.day
          ? problems[after.problem]
          : undefined
  if (problem) throw new Problem(problem, { fields: { day: problem.code } })
}
