import { knowsAnyTeam } from '#features/reviews/server/index.ts'
import { problems } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { fixedOptions, voteCall } from '../ballot.service.ts'
import { findClosing } from '../ballot.queries.ts'
import { listVoidings } from '../voidings/voidings.queries.ts'
import { lockVoteForVoiding } from '../voidings/voidings.service.ts'
import { isOnBoard } from './anomalies.queries.ts'
import { findAnomalies } from './findings.ts'

/** Lists unusual votes for the board, without anything that identifies voters. */
export async function getAnomalies(
  db: Db,
  { me, slug }: { me: string; slug: string },
): Promise<ResponseOf<typeof getVoteAnomalies>> {
  const { call } = await voteCall(db, slug)
  if (!(await isOnBoard(db, { userId: me, callId: call.id }))) throw new Problem(problems.notFound)
  const options = await fixedOptions(db, call, null)
  const closing = await findClosing(db, call.id)
  return {
    slug: call.slug,
    title: call.content.title,
    votes: options.reduce((sum, { votes }) => sum + votes, 0),
    voiding: closing
      ? 'closed'
      : (await knowsAnyTeam(db, { userId: me, callId: call.id }))
        ? 'conflict'
        : 'open',
    voidings: (await listVoidings(db, call.id)).map((row) => lockVoteForVoiding(row, me)),
    anomalies: await findAnomalies(db, { call, options }),
  }
}
