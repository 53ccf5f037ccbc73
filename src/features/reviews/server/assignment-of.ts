import { problems as platformProblems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { selectCallsOfBoards } from './boards.queries.ts'
import { selectAssignments } from './reviews.queries.ts'

export type Own = { services: Services; me: string; id: string }

/** Returns an assignment of a reviewer with its call; throws `notFound` for any other. */
export async function assignmentOf(db: Db, asked: { userId: string; id: string }) {
  const [row] = await selectAssignments(db, asked)
  const [call] = row ? await selectCallsOfBoards(db, { userId: asked.userId, id: row.call_id }) : []
  if (!row || !call) throw new Problem(platformProblems.notFound)
  return { row, call }
}

/** Returns the given scores of the call's criteria. */
export function scoresOf(
  criteria: readonly { id: string }[],
  given: readonly { criterion: string; score: number }[],
) {
  const known = new Set(criteria.map((criterion) => criterion.id))
  return Object.fromEntries(
    given.filter(({ criterion }) => known.has(criterion)).map((one) => [one.criterion, one.score]),
  )
}
