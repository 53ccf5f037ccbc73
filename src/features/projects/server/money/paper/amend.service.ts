import type { Move } from '../../../contract/money/plan-changes.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectAgreement } from '../money.queries.ts'
import type { Standing } from '../standing.policy.ts'
import { currentAgreement } from './agreement-file.service.ts'
import { hasPlan } from './compose-agreement.ts'
import { insertIssued, selectIssuedOne } from './issued.queries.ts'

type Accepted = Move & { reason: string; answer: string; at?: Date }

/**
 * What is issued stays as it is: a plan that is a part of it is changed by an amendment, once the bank has accepted that.
 * @returns whether there is one to sign
 */
export async function amend(
  tx: Db,
  project: Pick<Standing, 'id' | 'title' | 'amount'>,
  { from, to, amount, reason, answer, at = new Date() }: Accepted,
): Promise<boolean> {
  const issued = await selectIssuedOne(tx, { projectId: project.id })
  if (!issued || !hasPlan(issued.content) || !(await selectAgreement(tx, project.id))?.issued_at) return false
  const now = await currentAgreement(tx, project)
  const whatOf = (line: string) => now.budget.find(({ id }) => id === line)?.what ?? ''
  const change = { from: whatOf(from), to: whatOf(to), amount, reason, answer }
  await insertIssued(tx, {
    projectId: project.id,
    kind: 'amendment',
    content: { ...now, issuedAt: at.toISOString(), change },
  })
  return true
}
