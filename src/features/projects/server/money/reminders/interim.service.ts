import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { interimOf } from '../../../contract/money/interim.ts'
import { problems } from '../../../contract/problems.ts'
import { findAgreement } from '../money.queries.ts'
import { announceStep } from '../money.service.ts'
import { type ItemRequest, withLockedProject } from '../role.policy.ts'
import { saveInterimReport } from './interim.queries.ts'

/** Submits an interim report, repeatedly while the project runs, and notifies the board. */
export async function submitReport(itemRequest: ItemRequest, text: string): Promise<void> {
  await withLockedProject(itemRequest, 'team', async (tx, project) => {
    const agreement = await findAgreement(tx, project.id)
    if (!agreement?.issued_at) throw new Problem(problems.notIssued)
    const report = interimOf(agreement.terms.reports).find(({ id }) => id === itemRequest.id)
    if (!report) throw new Problem(platform.notFound)
    if (project.finished) throw new Problem(problems.finished)
    await saveInterimReport(tx, { projectId: project.id, id: report.id, text })
    await announceStep(tx, itemRequest, {
      project,
      action: 'hand-in-report',
      step: 'interim',
      to: 'bank',
      reason: report.what,
    })
  })
}
