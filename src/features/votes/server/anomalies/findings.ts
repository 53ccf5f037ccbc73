import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Anomaly } from '../../contract/anomalies.endpoints.ts'
import type { OptionRow } from '../ballot.queries.ts'
import { listSharingGroups, listVoteWindows } from './anomalies.queries.ts'
import { bursts, WINDOW_MINUTES } from './bursts.ts'

/** Returns the current anomalies; votes may only be voided for one of these. */
export async function findAnomalies(
  db: Db,
  { call, options }: { call: PublicCall; options: readonly OptionRow[] },
): Promise<Anomaly[]> {
  const titleOf = (id: string) => options.find((one) => one.id === id)?.title ?? ''
  const windows = await listVoteWindows(db, { callId: call.id, minutes: WINDOW_MINUTES })
  const times = windows.map(({ option, at, votes }) => ({ option, at: new Date(at).getTime(), votes }))
  const sudden = bursts(times).map(
    ({ option, at, votes }): Anomaly => ({
      kind: 'burst',
      about: option,
      title: titleOf(option),
      forIt: votes,
      votes,
      from: toIso(at),
      until: toIso(at + WINDOW_MINUTES * 60_000),
    }),
  )
  const sharing = await listSharingGroups(db, call.id)
  return [
    ...sudden,
    ...sharing.map(
      ({ kind, vote, option, for_it: forIt, votes, first, last }): Anomaly => ({
        kind,
        about: vote,
        title: titleOf(option),
        forIt,
        votes,
        from: toIso(first),
        until: toIso(last),
      }),
    ),
  ]
}
