import { problems } from '#platform/contract/problems.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Anomaly, getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { fixedOptions, voteCall } from '../ballot.service.ts'
import { selectClosing } from '../ballot.queries.ts'
import { selectVoidings } from '../voidings/voidings.queries.ts'
import { shownVoiding } from '../voidings/voidings.service.ts'
import { isOnBallot, selectSharing, selectWindows, sitsOnBoard } from './anomalies.queries.ts'
import { bursts, WINDOW_MINUTES } from './bursts.ts'

/** What the board should look at; nothing in it tells whose votes they are. */
export async function readAnomalies(
  db: Db,
  { me, slug }: { me: string; slug: string },
): Promise<ResponseOf<typeof getVoteAnomalies>> {
  const { call } = await voteCall(db, slug)
  if (!(await sitsOnBoard(db, { userId: me, callId: call.id }))) throw new Problem(problems.notFound)
  const options = await fixedOptions(db, call, null)
  const titleOf = (id: string) => options.find((one) => one.id === id)?.title ?? ''
  const closing = await selectClosing(db, call.id)
  const windows = await selectWindows(db, { callId: call.id, minutes: WINDOW_MINUTES })
  const times = windows.map(({ option, at, votes }) => ({ option, at: new Date(at).getTime(), votes }))
  const sudden = bursts(times).map(
    ({ option, at, votes }): Anomaly => ({
      kind: 'burst',
      about: option,
      title: titleOf(option),
      forIt: votes,
      votes,
      from: new Date(at).toISOString(),
      until: new Date(at + WINDOW_MINUTES * 60_000).toISOString(),
    }),
  )
  const sharing = await selectSharing(db, call.id)
  return {
    slug: call.slug,
    title: call.content.title,
    votes: options.reduce((sum, { votes }) => sum + votes, 0),
    voiding: closing
      ? 'closed'
      : (await isOnBallot(db, { userId: me, callId: call.id }))
        ? 'onBallot'
        : 'open',
    voidings: (await selectVoidings(db, call.id)).map((row) => shownVoiding(row, me)),
    anomalies: [
      ...sudden,
      ...sharing.map(
        ({ kind, vote, option, for_it: forIt, votes, first, last }): Anomaly => ({
          kind,
          about: vote,
          title: titleOf(option),
          forIt,
          votes,
          from: new Date(first).toISOString(),
          until: new Date(last).toISOString(),
        }),
      ),
    ],
  }
}
