import { graceEnd } from '#features/calls/contract/call.ts'
import {
  holdCall,
  listUnsentTeams,
  MINUTES_AHEAD,
  releaseCall,
  removeVote,
  staffOfGrants,
} from '#features/calls/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { listBoard } from '../boards.queries.ts'
import { countUndecided, lockFund } from '../decisions/decisions.queries.ts'
import { lateKind } from '../notifications.ts'
import {
  claimAlarm,
  listChangesDueSoon,
  listMembersWithRequests,
  listOwingReviewers,
  listWaitingApplicants,
  listWatchedCalls,
  type Watched,
} from './lateness.queries.ts'

/** Time before a due date at which missing work causes a reminder. */
const BEFORE = { scores: 48 * HOUR_MS, decisions: 24 * HOUR_MS, changes: 24 * HOUR_MS }

/** Reminds a board of overdue work, and afterwards notifies staff. */
export const latenessTask: Task = {
  name: 'reviews.lateness',
  cron: '* * * * *',
  async handle(services) {
    for (const call of await listWatchedCalls(services.db))
      await inTransaction(services.pool, (tx) => watch(tx, { services, call }))
  },
}

type Watching = { services: Services; call: Watched }

async function watch(tx: Db, { services, call }: Watching): Promise<void> {
  const { id, content, undecided, held, sent } = call
  const { deadline, reviewUntil, voteFrom, voteUntil, resultsAt } = content.dates
  const left = (moment: string) => Date.parse(moment) - new Date(call.now).getTime()
  // Until then an application that was ready in time may still arrive.
  const isClosed = (graceEnd(content)?.getTime() ?? Infinity) <= new Date(call.now).getTime()
  const tell = (what: What, due: string, to: () => Promise<string[]>) =>
    tellOnce(tx, { services, call, what, due, to })
  const everybody = async () => [...new Set([...(await listBoard(tx, id)), ...(await staffOfGrants(tx))])]
  if (deadline !== null && isClosed) {
    if (sent === 0) await tell('nobodyApplied', deadline, everybody)
    await tell('unsent', deadline, () => listUnsentTeams(tx, id))
  }
  for (const until of await listChangesDueSoon(tx, { callId: id, within: BEFORE.changes }))
    await tell('changesSoon', until, () => listMembersWithRequests(tx, { callId: id, until }))
  if (reviewUntil !== null && undecided > 0) {
    const owes = call.ungiven > 0 || call.missing > 0
    if (owes && left(reviewUntil) <= 0) await tell('scoresLate', reviewUntil, everybody)
    else if (owes && left(reviewUntil) <= BEFORE.scores)
      await tell('scoresSoon', reviewUntil, async () =>
        call.missing > 0 ? everybody() : listOwingReviewers(tx, id),
      )
  }
  const due = voteFrom ?? resultsAt
  if (due === null) return
  if (undecided === 0) {
    // A vote that is over stays as it was counted.
    const isVoteDue =
      voteUntil !== null && left(due) <= MINUTES_AHEAD * 60_000 && (held || left(voteUntil) > 0)
    if (isVoteDue && call.approved === 0) await removeVote(tx, services, id)
    else if (held) await releaseCall(tx, services, id)
    return
  }
  if (held) return
  if (left(due) <= MINUTES_AHEAD * 60_000) {
    // The lock waits for a board member who is signing the last decision.
    await lockFund(tx, id)
    if ((await countUndecided(tx, id)) === 0 || !(await holdCall(tx, id))) return
    await tell('held', due, everybody)
    await tell('waiting', due, () => listWaitingApplicants(tx, id))
  } else if (left(due) <= BEFORE.decisions) await tell('decisionsSoon', due, everybody)
}

export type What =
  | 'changesSoon'
  | 'nobodyApplied'
  | 'unsent'
  | 'scoresSoon'
  | 'scoresLate'
  | 'decisionsSoon'
  | 'held'
  | 'waiting'

type NotificationContext = Watching & { what: What; due: string; to: () => Promise<string[]> }

async function tellOnce(tx: Db, { services, call, what, due, to }: NotificationContext): Promise<void> {
  if (!(await claimAlarm(tx, { callId: call.id, what, due }))) return
  const people = await to()
  if (people.length === 0) return
  const { id, slug, content, undecided } = call
  const data = { what, slug, title: content.title, due, undecided }
  await notify(tx, { services, kind: lateKind, to: people, about: id, data })
}
