import { requestedOf } from '#features/calls/contract/application-content.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { CallDates } from '#features/calls/contract/call.ts'
import { releaseCall } from '#features/calls/server/index.ts'
import { beginProject } from '#features/projects/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { type AwardBounds, awardBounds } from '../../contract/award-bounds.ts'
import { problems } from '../../contract/problems.ts'
import { type BoardCall, listBoard } from '../boards.queries.ts'
import { countWaiting } from '../changes/changes.queries.ts'
import { DATE_OPEN, decidedKind, proposedKind } from '../notifications.ts'
import {
  countUndecided,
  deleteProposal,
  lockFund,
  insertProposal,
  findApplication,
  findDecision,
  listTeam,
  saveConfirmation,
  getAwardedSum,
} from './decisions.queries.ts'
import { saveSignedState } from './signed-state.ts'
import { rankedCall } from './ranking.service.ts'

type DecisionRequest = { services: Services; me: string; slug: string; application: string }

/** Proposes an award or a rejection with its reason; the first of two signatories. */
export async function proposeDecision(
  input: DecisionRequest & { amount: number | null; reason: string; outside?: string | undefined },
): Promise<void> {
  const { services, me, slug, application, amount, reason } = input
  await inTransaction(services.pool, async (tx) => {
    const call = await decidedCall(tx, input)
    // A concurrent revision of a score is stored before the decision, or rejected.
    await lockFund(tx, call.id)
    if ((await countWaiting(tx, call.id)) > 0) throw new Problem(problems.changesWaited)
    const candidate = await findApplication(tx, { callId: call.id, application, userId: me })
    if (!candidate) throw new Problem(platformProblems.notFound)
    if (candidate.conflict) throw new Problem(problems.knowsTeam)
    // With a public vote the board approves more than the fund can pay: the votes share it out.
    const spent = call.content.vote === null ? await getAwardedSum(tx, call.id) : 0
    if ((amount ?? 0) + spent > call.content.fund) throw new Problem(problems.fundShort)
    const outside = outsideOf(input, awardBounds(call.content.rules, requestedOf(candidate.content)))
    const proposal = { callId: call.id, application, userId: me, amount, reason, outside }
    const stored = await insertProposal(tx, proposal)
    if (!stored) throw new Problem(problems.alreadyDecided)
    await notify(tx, {
      services,
      kind: proposedKind,
      to: (await listBoard(tx, call.id)).filter((id) => id !== me),
      about: application,
      data: { slug, name: candidate.name, title: call.content.title },
    })
  })
}

/** Returns the reason for an amount outside the call's bounds; throws if it is missing. */
function outsideOf(
  { amount, outside }: { amount: number | null; outside?: string | undefined },
  { least, most, requested }: AwardBounds,
): string | null {
  if (amount === null || (amount >= least && amount <= most)) return null
  if (amount > requested) throw refusedAmount(problems.amountOverAsked)
  if (!outside) throw refusedAmount(problems.amountOutside)
  return outside
}

function refusedAmount(problem: typeof problems.amountOutside | typeof problems.amountOverAsked): Problem {
  return new Problem(problem, { fields: { amount: problem.code } })
}

/**
 * Signs a decision, as the second signatory. Locks the fund, so that of two concurrent signatures the second sees what the
 * first has spent.
 */
export async function confirmDecision(input: DecisionRequest & { id: string }): Promise<void> {
  const { services, me, slug, application, id } = input
  await inTransaction(services.pool, async (tx) => {
    const call = await decidedCall(tx, input)
    await lockFund(tx, call.id)
    const decision = await findDecision(tx, { callId: call.id, application, userId: me, id })
    if (!decision) throw new Problem(platformProblems.notFound)
    if (decision.conflict) throw new Problem(problems.knowsTeam)
    if (decision.confirmed) throw new Problem(problems.alreadyDecided)
    if (decision.proposed_by === me) throw new Problem(problems.ownProposal)
    if (!(await saveConfirmation(tx, { id, userId: me }))) throw new Problem(problems.fundShort)
    const released =
      call.held && (await countUndecided(tx, call.id)) === 0
        ? await releaseCall(tx, services, call.id)
        : undefined
    await saveSignedState(tx, { call, application, id })
    const { name, amount, outside } = decision
    const reason = outside === null ? decision.reason : `${decision.reason}\n\n${outside}`
    if (amount !== null) await beginProject(tx, application)
    await notify(tx, {
      services,
      kind: decidedKind,
      to: await listTeam(tx, application),
      about: application,
      data: {
        canvas: application,
        slug,
        name,
        title: call.content.title,
        amount,
        reason,
        voteFrom: call.content.vote && voteStart(call, released),
      },
    })
  })
}

/** Returns when the vote begins; a held call has no date yet, and the one that has passed is no promise. */
function voteStart(call: BoardCall, released: CallDates | undefined): string | null {
  if (released) return released.voteFrom
  return call.held ? DATE_OPEN : call.content.dates.voteFrom
}

/** Withdraws a proposal, also another member's; anyone on the board without a conflict may. */
export async function withdrawDecision(input: DecisionRequest & { id: string }): Promise<void> {
  const { services, me, application, id } = input
  await inTransaction(services.pool, async (tx) => {
    const call = await decidedCall(tx, input)
    await lockFund(tx, call.id)
    const which = { callId: call.id, application, userId: me, id }
    const decision = await findDecision(tx, which)
    if (!decision) throw new Problem(platformProblems.notFound)
    if (decision.conflict) throw new Problem(problems.knowsTeam)
    if (!(await deleteProposal(tx, which))) throw new Problem(problems.alreadyDecided)
  })
}

async function decidedCall(db: Db, { me, slug }: Pick<DecisionRequest, 'me' | 'slug'>) {
  const { call, state } = await rankedCall(db, { me, slug })
  if (state !== 'deciding') throw new Problem(problems.notDeciding)
  return call
}
