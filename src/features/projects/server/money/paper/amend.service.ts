import { toIso } from '#platform/server/db/rows-of.ts'
import type { Move } from '../../../contract/money/plan-changes.ts'
import type { Db } from '#platform/server/db/database.ts'
import { findAgreement } from '../money.queries.ts'
import type { ProjectRole } from '../role.policy.ts'
import { currentAgreement } from './agreement-file.service.ts'
import { hasPlan } from './compose-agreement.ts'
import { insertIssued, findIssuedAgreement } from './issued.queries.ts'

type Accepted = Move & { reason: string; answer: string; at?: Date }

/**
 * Adds an amendment for an accepted change to an issued plan, because issued documents never change.
 * @returns whether there is an amendment to sign
 */
export async function addAmendment(
  tx: Db,
  project: Pick<ProjectRole, 'id' | 'title' | 'amount'>,
  { from, to, amount, reason, answer, at = new Date() }: Accepted,
): Promise<boolean> {
  const issued = await findIssuedAgreement(tx, { projectId: project.id })
  if (!issued || !hasPlan(issued.content) || !(await findAgreement(tx, project.id))?.issued_at) return false
  const now = await currentAgreement(tx, project)
  const whatOf = (line: string) => now.budget.find(({ id }) => id === line)?.what ?? ''
  const change = { from: whatOf(from), to: whatOf(to), amount, reason, answer }
  await insertIssued(tx, {
    projectId: project.id,
    kind: 'amendment',
    content: { ...now, issuedAt: toIso(at), change },
  })
  return true
}
