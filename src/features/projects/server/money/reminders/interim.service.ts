import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { interimOf } from '../../../contract/money/interim.ts'
import { problems } from '../../../contract/problems.ts'
import { selectAgreement } from '../money.queries.ts'
import { announce } from '../money.service.ts'
import { type ItemRequest, whileLocked } from '../role.policy.ts'
import { storeHanded } from './interim.queries.ts'

/** Submits an interim report, repeatedly while the project runs, and notifies the board. */
export async function handIn(asked: ItemRequest, text: string): Promise<void> {
  await whileLocked(asked, 'team', async (tx, held) => {
    const agreement = await selectAgreement(tx, held.id)
    if (!agreement?.issued_at) throw new Problem(problems.notIssued)
    const report = interimOf(agreement.terms.reports).find(({ id }) => id === asked.id)
    if (!report) throw new Problem(platform.notFound)
    if (held.finished) throw new Problem(problems.finished)
    await storeHanded(tx, { projectId: held.id, id: report.id, text })
    await announce(tx, asked, {
      held,
      action: 'hand-in-report',
      step: 'interim',
      to: 'bank',
      reason: report.what,
    })
  })
}
