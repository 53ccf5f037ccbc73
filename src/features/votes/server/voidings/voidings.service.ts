import { notify } from '#features/notifications/server/index.ts'
import { knowsAnyTeam, listBoard } from '#features/reviews/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Voiding } from '../../contract/anomalies.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { isOnBoard } from '../anomalies/anomalies.queries.ts'
import { findClosing } from '../ballot.queries.ts'
import { findAnomalies } from '../anomalies/findings.ts'
import { fixedOptions, voteCall } from '../ballot.service.ts'
import { voidingKind } from '../notifications.ts'
import { lockVoteExclusive } from '../voting.queries.ts'
import {
  deleteVoiding,
  type Finding,
  insertVoiding,
  findVoiding,
  saveSecondSignature,
  type VoidingRow,
} from './voidings.queries.ts'

type Input = { services: Services; me: string; slug: string }

/** Proposes votes to void, with the reason; the first of two signatories. */
export async function proposeVoidingOf(input: Input & Finding & { reason: string }): Promise<void> {
  const { services, me, slug, kind, about, from, reason } = input
  await inTransaction(services.pool, async (tx) => {
    const call = await openVote(tx, input)
    // Computed now: an earlier screen, or an invented finding, is no reason.
    const findings = await findAnomalies(tx, { call, options: await fixedOptions(tx, call, null) })
    const stands = findings.some(
      (one) =>
        one.kind === kind &&
        one.about === about &&
        (kind !== 'burst' || Date.parse(one.from) === Date.parse(from)),
    )
    if (!stands) throw new Problem(problems.nothingToVoid)
    const voiding = await insertVoiding(tx, { callId: call.id, kind, about, from, reason, userId: me })
    if (!voiding) throw new Problem(problems.nothingToVoid)
    await notify(tx, {
      services,
      kind: voidingKind,
      to: (await listBoard(tx, call.id)).filter((id) => id !== me),
      about: call.id,
      data: { slug, title: call.content.title, votes: voiding.votes },
    })
  })
}

/** Signs a voiding, as the second signatory. */
export async function confirmVoidingOf(input: Input & { id: string }): Promise<void> {
  const { services, me, id } = input
  await inTransaction(services.pool, async (tx) => {
    const call = await openVote(tx, input)
    const voiding = await findVoiding(tx, { callId: call.id, id })
    if (!voiding) throw new Problem(platformProblems.notFound)
    if (voiding.confirmed) throw new Problem(problems.alreadyVoided)
    if (voiding.proposed_by === me) throw new Problem(problems.ownVoiding)
    if (!(await saveSecondSignature(tx, { callId: call.id, id, userId: me })))
      throw new Problem(problems.alreadyVoided)
  })
}

/** Withdraws a proposal, also another member's; any board member may. */
export async function withdrawVoidingOf(input: Input & { id: string }): Promise<void> {
  const { services, id } = input
  await inTransaction(services.pool, async (tx) => {
    const call = await openVote(tx, input)
    const voiding = await findVoiding(tx, { callId: call.id, id })
    if (!voiding) throw new Problem(platformProblems.notFound)
    if (!(await deleteVoiding(tx, { callId: call.id, id }))) throw new Problem(problems.alreadyVoided)
  })
}

/** Returns an open vote to a board member, with casting and closing locked out. */
async function openVote(tx: Db, { me, slug }: Input) {
  const { call } = await voteCall(tx, slug)
  if (!(await isOnBoard(tx, { userId: me, callId: call.id }))) throw new Problem(platformProblems.notFound)
  if (await knowsAnyTeam(tx, { userId: me, callId: call.id })) throw new Problem(problems.inConflict)
  await lockVoteExclusive(tx, call.id)
  if (await findClosing(tx, call.id)) throw new Problem(problems.voteOver)
  return call
}

export function lockVoteForVoiding({ proposer_id: proposerId, ...row }: VoidingRow, me: string): Voiding {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    votes: row.votes,
    reason: row.reason,
    proposedBy: row.proposer,
    mine: proposerId === me,
    confirmedBy: row.confirmer,
    confirmedAt: toIso(row.confirmed_at),
  }
}
