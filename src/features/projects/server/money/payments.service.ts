import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { insertPayment, saveRelease, savePaymentReversal } from './money.queries.ts'
import { announceStep, judgedInstalment, notifyOthersToPay } from './money.service.ts'
import { type ItemRequest, type ProjectRole, withLockedProject } from './role.policy.ts'
import { pastDayOrThrow } from '../past-day.ts'

/** Approves an instalment whose conditions are met; the first of two admins. */
export async function releaseInstalment(itemRequest: ItemRequest): Promise<void> {
  await withLockedProject(itemRequest, 'bank', async (tx, project) => {
    const { row, judged } = await instalmentOf(tx, project, itemRequest.id)
    if (judged.state === 'paid') throw new Problem(problems.alreadyPaid)
    if (row.released) throw new Problem(problems.alreadyReleased)
    if (judged.state === 'blocked') throw new Problem(problems.blocked)
    await saveRelease(tx, { id: row.id, userId: itemRequest.session.userId })
    await announceStep(tx, itemRequest, {
      project,
      action: 'release',
      step: 'released',
      to: 'team',
      amount: row.amount,
    })
    await notifyOthersToPay(tx, itemRequest, { project, amount: row.amount })
  })
}

/** Withdraws an approval, also another admin's; any admin of the bank may. */
export async function withdrawRelease(itemRequest: ItemRequest): Promise<void> {
  await withLockedProject(itemRequest, 'bank', async (tx, project) => {
    const { row, judged } = await instalmentOf(tx, project, itemRequest.id)
    if (judged.state === 'paid') throw new Problem(problems.alreadyPaid)
    if (!row.released) throw new Problem(problems.notReleased)
    await saveRelease(tx, { id: row.id, userId: null })
    await announceStep(tx, itemRequest, {
      project,
      action: 'hold',
      step: 'held',
      to: 'team',
      amount: row.amount,
    })
  })
}

/** Records the payment, as another admin of the bank: only this counts as received. */
export async function createPayment(itemRequest: ItemRequest, day: string): Promise<void> {
  await withLockedProject(itemRequest, 'bank', async (tx, project) => {
    const { row, judged, signedOn } = await instalmentOf(tx, project, itemRequest.id)
    const { userId } = itemRequest.session
    if (judged.state === 'paid') throw new Problem(problems.alreadyPaid)
    if (!row.released) throw new Problem(problems.notReleased)
    // The instalment may be blocked again since its release: an expense was cancelled, its receipt deleted.
    if (judged.state === 'blocked') throw new Problem(problems.blocked)
    if (row.released_by === userId) throw new Problem(problems.ownRelease)
    pastDayOrThrow({
      day,
      today: project.today,
      ...(signedOn && { after: { day: signedOn, problem: 'beforeSignature' } }),
    })
    const { id, amount } = row
    if (!(await insertPayment(tx, { projectId: project.id, id, amount, day, userId })))
      throw new Problem(problems.alreadyPaid)
    await announceStep(tx, itemRequest, { project, action: 'pay', step: 'paid', to: 'team', amount })
  })
}

/** Cancels a wrongly entered payment; the instalment has to be released again. */
export async function cancelPayment(itemRequest: ItemRequest, reason: string): Promise<void> {
  await withLockedProject(itemRequest, 'bank', async (tx, project) => {
    const { row } = await instalmentOf(tx, project, itemRequest.id)
    const { userId } = itemRequest.session
    if (!(await savePaymentReversal(tx, { id: row.id, userId }))) throw new Problem(problems.notPaid)
    await saveRelease(tx, { id: row.id, userId: null })
    await announceStep(tx, itemRequest, {
      project,
      action: 'unpay',
      step: 'unpaid',
      to: 'team',
      amount: row.amount,
      reason,
    })
  })
}

async function instalmentOf(tx: Db, project: ProjectRole, id: string) {
  const one = await judgedInstalment(tx, project, id)
  if (!one) throw new Problem(platform.notFound)
  return one
}
