import { requestedOf } from '#features/calls/contract/application-content.ts'
import { notify } from '#features/notifications/server/index.ts'
import { releaseCall } from '#features/calls/server/index.ts'
import { beginProject } from '#features/projects/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { type AwardBounds, awardBounds } from '../../contract/award-bounds.ts'
import { problems } from '../../contract/problems.ts'
import { selectBoard } from '../boards.queries.ts'
import { countWaiting } from '../changes/changes.queries.ts'
import { decidedKind, proposedKind } from '../notifications.ts'
import {
  countUndecided,
  deleteProposal,
  holdFund,
  insertProposal,
  selectApplication,
  selectDecision,
  selectTeam,
  storeConfirmed,
  sumAwarded,
} from './decisions.queries.ts'
import { keepSignedState } from './signed-state.ts'
import { rankedCall } from './ranking.service.ts'

type Asked = { services: Services; me: string; slug: string; application: string }

/** Proposes an award or a rejection with its reason; the first of two signatories. */
export async function propose(
  asked: Asked & { amount: number | null; reason: string; outside?: string | undefined },
): Promise<void> {
  const { services, me, slug, application, amount, reason } = asked
  await inTransaction(services.pool, async (tx) => {
    const call = await decidedCall(tx, asked)
    // A concurrent revision of a score is stored before the decision, or rejected.
    await holdFund(tx, call.id)
    if ((await countWaiting(tx, call.id)) > 0) throw new Problem(problems.changesWaited)
    const found = await selectApplication(tx, { callId: call.id, application, userId: me })
    if (!found) throw new Problem(platformProblems.notFound)
    if (found.conflict) throw new Problem(problems.knowsTeam)
    // With a public vote the board approves more than the fund can pay: the votes share it out.
    const spent = call.content.vote === null ? await sumAwarded(tx, call.id) : 0
    if ((amount ?? 0) + spent > call.content.fund) throw new Problem(problems.fundShort)
    const outside = outsideOf(asked, awardBounds(call.content.rules, requestedOf(found.content)))
    const proposal = { callId: call.id, application, userId: me, amount, reason, outside }
    const stored = await insertProposal(tx, proposal)
    if (!stored) throw new Problem(problems.alreadyDecided)
    await notify(tx, {
      services,
      kind: proposedKind,
      to: (await selectBoard(tx, call.id)).filter((id) => id !== me),
      about: application,
      data: { slug, name: found.name, title: call.content.title },
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
export async function confirm(asked: Asked & { id: string }): Promise<void> {
  const { services, me, slug, application, id } = asked
  await inTransaction(services.pool, async (tx) => {
    const call = await decidedCall(tx, asked)
    await holdFund(tx, call.id)
    const found = await selectDecision(tx, { callId: call.id, application, userId: me, id })
    if (!found) throw new Problem(platformProblems.notFound)
    if (found.conflict) throw new Problem(problems.knowsTeam)
    if (found.confirmed) throw new Problem(problems.alreadyDecided)
    if (found.proposed_by === me) throw new Problem(problems.ownProposal)
    if (!(await storeConfirmed(tx, { id, userId: me }))) throw new Problem(problems.fundShort)
    if (call.held && (await countUndecided(tx, call.id)) === 0) await releaseCall(tx, call.id)
    await keepSignedState(tx, { call, application, id })
    const { name, amount, outside } = found
    const reason = outside === null ? found.reason : `${found.reason}\n\n${outside}`
    if (amount !== null) await beginProject(tx, application)
    await notify(tx, {
      services,
      kind: decidedKind,
      to: await selectTeam(tx, application),
      about: application,
      data: {
        canvas: application,
        slug,
        name,
        title: call.content.title,
        amount,
        reason,
        voteFrom: call.content.vote && call.content.dates.voteFrom,
      },
    })
  })
}

/** Withdraws a proposal, also another member's; anyone on the board without a conflict may. */
export async function withdraw(asked: Asked & { id: string }): Promise<void> {
  const { services, me, application, id } = asked
  await inTransaction(services.pool, async (tx) => {
    const call = await decidedCall(tx, asked)
    await holdFund(tx, call.id)
    const which = { callId: call.id, application, userId: me, id }
    const found = await selectDecision(tx, which)
    if (!found) throw new Problem(platformProblems.notFound)
    if (found.conflict) throw new Problem(problems.knowsTeam)
    if (!(await deleteProposal(tx, which))) throw new Problem(problems.alreadyDecided)
  })
}

async function decidedCall(db: Db, { me, slug }: Pick<Asked, 'me' | 'slug'>) {
  const { call, state } = await rankedCall(db, { me, slug })
  if (state !== 'deciding') throw new Problem(problems.notDeciding)
  return call
}
