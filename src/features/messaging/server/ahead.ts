import { Problem } from '#platform/server/http/problem.ts'
import { AHEAD_DAYS } from '../contract/limits.ts'
import { problems } from '../contract/problems.ts'

const DAY_MS = 24 * 3_600_000

/** Refuses a moment that has passed or is too far away. */
export function checkAhead(moment: string): void {
  const inMs = Date.parse(moment) - Date.now()
  if (inMs <= 0 || inMs > AHEAD_DAYS * DAY_MS) throw new Problem(problems.wrongMoment)
}
