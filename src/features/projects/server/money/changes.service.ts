import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { requestChange, decideChange } from '../../contract/money/changes.endpoints.ts'
import { type Move, movedBudget } from '../../contract/money/plan-changes.ts'
import { problems } from '../../contract/problems.ts'
import {
  deleteChange,
  insertChange,
  listChanges,
  listMoves,
  listBudgetItems,
  saveDecision,
} from './changes.queries.ts'
import { announce } from './money.service.ts'
import { amend } from './paper/amend.service.ts'
import { type ItemRequest, whileLocked } from './role.policy.ts'

/** Requests to move money between two budget items; exactly once, however often a device sends it. */
export async function ask(itemRequest: ItemRequest, body: BodyOf<typeof requestChange>): Promise<void> {
  await whileLocked(itemRequest, 'team', async (tx, project) => {
    const { id, session } = itemRequest
    const changes = await listChanges(tx, project.id)
    if (changes.some((one) => one.id === id)) return
    if (project.finished) throw new Problem(problems.finished)
    if (changes.some(({ accepted }) => accepted === null)) throw new Problem(problems.changeOpen)
    await fitsOrThrow(tx, project.id, body)
    const inserted = await insertChange(tx, {
      ...body,
      id,
      projectId: project.id,
      userId: session.userId,
    })
    if (!inserted) throw new Problem(problems.idTaken)
    const { amount, reason } = body
    await announce(tx, itemRequest, {
      project,
      action: 'ask-change',
      step: 'asked',
      to: 'bank',
      amount,
      reason,
    })
  })
}

export async function withdraw(itemRequest: ItemRequest): Promise<void> {
  await whileLocked(itemRequest, 'team', async (tx, project) => {
    if (!(await deleteChange(tx, { id: itemRequest.id, projectId: project.id })))
      throw new Problem(platform.notFound)
  })
}

export async function decide(
  itemRequest: ItemRequest,
  { accepted, answer }: BodyOf<typeof decideChange>,
): Promise<void> {
  await whileLocked(itemRequest, 'bank', async (tx, project) => {
    const change = (await listChanges(tx, project.id)).find(({ id }) => id === itemRequest.id)
    if (!change) throw new Problem(platform.notFound)
    if (change.accepted !== null) throw new Problem(problems.changeDecided)
    if (accepted) await fitsOrThrow(tx, project.id, change)
    await saveDecision(tx, { id: change.id, accepted, answer })
    const isAmended = accepted && (await amend(tx, project, { ...change, answer }))
    await announce(tx, itemRequest, {
      project,
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
  const budget = movedBudget(await listBudgetItems(tx, projectId), await listMoves(tx, projectId))
  const line = budget.find(({ id }) => id === from)
  if (!line || from === to || !budget.some(({ id }) => id === to)) throw new Problem(problems.noSuchLine)
  if (line.amount < amount)
    throw new Problem(problems.lineShort, { fields: { amount: problems.lineShort.code } })
}
