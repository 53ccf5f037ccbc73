import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { askChange, decideChange } from '../../contract/money/changes.endpoints.ts'
import { type Move, movedBudget } from '../../contract/money/plan-changes.ts'
import { problems } from '../../contract/problems.ts'
import {
  deleteChange,
  insertChange,
  selectChanges,
  selectMoves,
  selectPlan,
  storeDecided,
} from './changes.queries.ts'
import { announce } from './money.service.ts'
import { amend } from './paper/amend.service.ts'
import { type ItemRequest, whileLocked } from './role.policy.ts'

/** Requests to move money between two budget items; exactly once, however often a device sends it. */
export async function ask(asked: ItemRequest, body: BodyOf<typeof askChange>): Promise<void> {
  await whileLocked(asked, 'team', async (tx, held) => {
    const { id, session } = asked
    const changes = await selectChanges(tx, held.id)
    if (changes.some((one) => one.id === id)) return
    if (held.finished) throw new Problem(problems.finished)
    if (changes.some(({ accepted }) => accepted === null)) throw new Problem(problems.changeOpen)
    await fitsOrThrow(tx, held.id, body)
    const inserted = await insertChange(tx, { ...body, id, projectId: held.id, userId: session.userId })
    if (!inserted) throw new Problem(problems.idTaken)
    const { amount, reason } = body
    await announce(tx, asked, { held, action: 'ask-change', step: 'asked', to: 'bank', amount, reason })
  })
}

export async function withdraw(asked: ItemRequest): Promise<void> {
  await whileLocked(asked, 'team', async (tx, held) => {
    if (!(await deleteChange(tx, { id: asked.id, projectId: held.id }))) throw new Problem(platform.notFound)
  })
}

export async function decide(
  asked: ItemRequest,
  { accepted, answer }: BodyOf<typeof decideChange>,
): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const change = (await selectChanges(tx, held.id)).find(({ id }) => id === asked.id)
    if (!change) throw new Problem(platform.notFound)
    if (change.accepted !== null) throw new Problem(problems.changeDecided)
    if (accepted) await fitsOrThrow(tx, held.id, change)
    await storeDecided(tx, { id: change.id, accepted, answer })
    const isAmended = accepted && (await amend(tx, held, { ...change, answer }))
    await announce(tx, asked, {
      held,
      action: 'decide-change',
      step: isAmended ? 'amended' : accepted ? 'accepted' : 'refused',
      to: 'team',
      amount: change.amount,
      reason: answer,
    })
  })
}

/** Rejects a move unless both items are in the plan and the first has enough money. */
async function fitsOrThrow(tx: Db, projectId: string, { from, to, amount }: Move): Promise<void> {
  const budget = movedBudget(await selectPlan(tx, projectId), await selectMoves(tx, projectId))
  const line = budget.find(({ id }) => id === from)
  if (!line || from === to || !budget.some(({ id }) => id === to)) throw new Problem(problems.noSuchLine)
  if (line.amount < amount)
    throw new Problem(problems.lineShort, { fields: { amount: problems.lineShort.code } })
}
