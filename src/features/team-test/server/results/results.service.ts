import { sql } from '#platform/server/db/sql.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { problems } from '../../contract/problems.ts'
import { type saveResult as saveEndpoint, RESULTS_MAX } from '../../contract/results.endpoints.ts'
import { scoreAnswers } from '../../contract/scoring.ts'
import {
  findResult,
  insertResult,
  deleteResult as deleteResultRow,
  type ResultRow,
} from './results.queries.ts'

export function resultView({ id, answers, takenAt }: ResultRow) {
  return { id, takenAt: toIso(takenAt), scores: scoreAnswers(answers) }
}

/** Stores answers exactly once, however often an offline device sends them. */
export async function saveResult(
  services: Services,
  userId: string,
  { id, edition, answers }: BodyOf<typeof saveEndpoint>,
): Promise<{ id: string }> {
  if (Object.values(scoreAnswers(answers)).every((score) => score === null))
    throw new Problem(problems.tooLittle, { fields: { answers: problems.tooLittle.code } })
  await inTransaction(services.pool, async (tx) => {
    await tx.execute(sql`select id from users where id = ${userId} for no key update`)
    const isNew = await insertResult(tx, { id, userId, edition, answers, most: RESULTS_MAX })
    if (!isNew && !(await findResult(tx, userId, id))) throw new Problem(problems.resultTaken)
  })
  return { id }
}

export async function getResult({ db }: Services, userId: string, id: string) {
  const result = await findResult(db, userId, id)
  if (!result) throw new Problem(platform.notFound)
  return { ...resultView(result), edition: result.edition, answers: result.answers }
}

export async function deleteResult({ db }: Services, userId: string, id: string): Promise<void> {
  if (!(await deleteResultRow(db, userId, id))) throw new Problem(platform.notFound)
}
