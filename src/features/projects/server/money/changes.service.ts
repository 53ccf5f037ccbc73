import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type * as endpoints from '../../contract/money/changes.endpoints.ts'
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
import { announceStep } from './money.service.ts'
import { addAmendment } from './paper/amend.service.ts'
import { type ItemRequest, withLockedProject } from './role.policy.ts'

/** Requests to move money between two budget items; exactly once, however often a device sends it. */
export async function requestChange(
  itemRequest: ItemRequest,
  body: BodyOf<typeof endpoints.requestChange>,
): Promise<void> {
  await withLockedProject(itemRequest, 'team', async (tx, project) => {
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
    await announceStep(tx, itemRequest, {
      project,
      action: 'ask-change',
      step: 'asked',
      to: 'bank',
      amount,
      reason,
    })
  })
}

export async function withdrawChange(itemRequest: ItemRequest): Promise<void> {
  await withLockedProject(itemRequest, 'team', async (tx, project) => {
    if (!(await deleteChange(tx, { id: itemRequest.id, projectId: project.id })))
      throw new Problem(platform.notFound)
  })
}

export async function decideChange(
  itemRequest: ItemRequest,
  { accepted, answer }: BodyOf<typeof endpoints.decideChange>,
): Promise<void> {
  await withLockedProject(itemRequest, 'bank', async (tx, project) => {
    const change = (await listChanges(tx, project.id)).find(({ id }) => id === itemRequest.id)
    if (!change) throw new Problem(platform.notFound)
    if (change.accepted !== null) throw new Problem(problems.changeDecided)
    if (accepted) await fitsOrThrow(tx, project.id, change)
    await saveDecision(tx, { id: change.id, accepted, answer })
    const isAmended = accepted && (await addAmendment(tx, project, { ...change, answer }))
    await announceStep(tx, itemRequest, {
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
