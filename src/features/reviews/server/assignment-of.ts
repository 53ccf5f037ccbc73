import { problems as platformProblems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { listCallsOfBoards } from './boards.queries.ts'
import { listAssignments } from './reviews.queries.ts'

export type Own = { services: Services; me: string; id: string }

/** Returns an assignment of a reviewer with its call; throws `notFound` for any other. */
export async function assignmentOf(db: Db, input: { userId: string; id: string }) {
  const [row] = await listAssignments(db, input)
  const [call] = row ? await listCallsOfBoards(db, { userId: input.userId, id: row.call_id }) : []
  if (!row || !call) throw new Problem(platformProblems.notFound)
  return { row, call }
}

/** Returns the given scores of the call's criteria. */
export function scoresOf(
  criteria: readonly { id: string }[],
  scores: readonly { criterion: string; score: number }[],
) {
  const criterionIds = new Set(criteria.map((criterion) => criterion.id))
  return Object.fromEntries(
    scores.filter(({ criterion }) => criterionIds.has(criterion)).map((one) => [one.criterion, one.score]),
  )
}
