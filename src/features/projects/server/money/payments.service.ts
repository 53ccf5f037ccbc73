import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { insertPayment, storeReleased, strikePaymentOf } from './money.queries.ts'
import { announce, judgedInstalment, tellOthersToPay } from './money.service.ts'
import { type ItemRequest, type ProjectRole, whileLocked } from './role.policy.ts'
import { pastDayOrThrow } from '../past-day.ts'

/** Approves an instalment whose conditions are met; the first of two admins. */
export async function release(asked: ItemRequest): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const { row, judged } = await found(tx, held, asked.id)
    if (judged.state === 'paid') throw new Problem(problems.alreadyPaid)
    if (row.released) throw new Problem(problems.alreadyReleased)
    if (judged.state === 'blocked') throw new Problem(problems.blocked)
    await storeReleased(tx, { id: row.id, userId: asked.session.userId })
    await announce(tx, asked, { held, action: 'release', step: 'released', to: 'team', amount: row.amount })
    await tellOthersToPay(tx, asked, { held, amount: row.amount })
  })
}

/** Withdraws an approval; any admin of the bank may, whoever gave it. */
export async function hold(asked: ItemRequest): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const { row, judged } = await found(tx, held, asked.id)
    if (judged.state === 'paid') throw new Problem(problems.alreadyPaid)
    if (!row.released) throw new Problem(problems.notReleased)
    await storeReleased(tx, { id: row.id, userId: null })
    await announce(tx, asked, { held, action: 'hold', step: 'held', to: 'team', amount: row.amount })
  })
}

/** Records the payment, as another admin of the bank: only this counts as received. */
export async function pay(asked: ItemRequest, day: string): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const { row, judged } = await found(tx, held, asked.id)
    const { userId } = asked.session
    if (judged.state === 'paid') throw new Problem(problems.alreadyPaid)
    if (!row.released) throw new Problem(problems.notReleased)
    // The instalment may be blocked again since its release: an expense was cancelled, its receipt deleted.
    if (judged.state === 'blocked') throw new Problem(problems.blocked)
    if (row.released_by === userId) throw new Problem(problems.ownRelease)
    pastDayOrThrow({ day, today: held.today })
    const { id, amount } = row
    if (!(await insertPayment(tx, { projectId: held.id, id, amount, day, userId })))
      throw new Problem(problems.alreadyPaid)
    await announce(tx, asked, { held, action: 'pay', step: 'paid', to: 'team', amount })
  })
}

/** Cancels a wrongly entered payment; the instalment has to be released again. */
export async function unpay(asked: ItemRequest, reason: string): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const { row } = await found(tx, held, asked.id)
    const { userId } = asked.session
    if (!(await strikePaymentOf(tx, { id: row.id, userId }))) throw new Problem(problems.notPaid)
    await storeReleased(tx, { id: row.id, userId: null })
    await announce(tx, asked, {
      held,
      action: 'unpay',
      step: 'unpaid',
      to: 'team',
      amount: row.amount,
      reason,
    })
  })
}

async function found(tx: Db, held: ProjectRole, id: string) {
  const one = await judgedInstalment(tx, held, id)
  if (!one) throw new Problem(platform.notFound)
  return one
}
