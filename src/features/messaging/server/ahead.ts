import { Problem } from '#platform/server/http/problem.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { AHEAD_DAYS } from '../contract/limits.ts'
import { problems } from '../contract/problems.ts'

/** Rejects a time that has passed or is too far away. */
export function checkAhead(moment: string): void {
  const inMs = Date.parse(moment) - Date.now()
  if (inMs <= 0 || inMs > AHEAD_DAYS * DAY_MS) throw new Problem(problems.wrongMoment)
}
