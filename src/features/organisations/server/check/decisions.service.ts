import { type SQL, sql } from '#platform/server/db/sql.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { decideOrganisation } from '../../contract/admin.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import type { Call, Organisation } from '../acting.policy.ts'
import { type Outcome, notifyDecision } from '../notifications.ts'
import { listMembersOf, insertDecision, listOrganisations } from '../organisations.queries.ts'

/** Stores a decision of staff and notifies the owners; decisions stay on record. */
export async function decide(
  input: Call & { id: string; body: BodyOf<typeof decideOrganisation> },
): Promise<void> {
  const { services, session, id, body } = input
  const { decision, reason } = body
  const note = body.note.trim()
  if ((decision === 'refused' || decision === 'suspended') && (!reason || (reason === 'other' && !note))) {
    throw new Problem(problems.reasonNeeded, {
      fields: { [reason ? 'note' : 'reason']: problems.reasonNeeded.code },
    })
  }
  await inTransaction(services.pool, async (tx) => {
    const [row] = await listOrganisations(tx, sql`where o.id = ${id} for update`)
    if (!row) throw new Problem(platform.notFound)
    if (!isDue(decision, row)) throw new Problem(problems.alreadySo)
    await tx.execute(sql`update organisations set ${CHANGES[decision]}, updated_at = now() where id = ${id}`)
    await insertDecision(tx, { organisationId: id, decision, reason, note, decidedBy: session.userId })
    await recordAudit(tx, {
      services,
      session,
      action: 'organisations.decide',
      subject: { kind: 'organisation', id, name: row.name },
      before: { verification: row.verification, suspended: row.suspendedAt !== null },
      after: { decision },
      reason: [reason, note].filter(Boolean).join(': '),
    })
    const owners = (await listMembersOf(tx, { organisationId: id, roles: ['owner'] })).map(
      ({ userId }) => userId,
    )
    await notifyDecision(tx, { services, organisation: row, owners, outcome: decision, reason, note })
  })
}

const CHANGES: Readonly<Record<Outcome, SQL>> = {
  verified: sql`verification = 'verified', verified_at = now()`,
  refused: sql`verification = 'refused', verified_at = null`,
  suspended: sql`suspended_at = now()`,
  restored: sql`suspended_at = null`,
}

/** Returns whether a decision is still due, so that two admins decide once. */
function isDue(decision: Outcome, { verification, suspendedAt, closedAt }: Organisation): boolean {
  if (closedAt) return false
  if (decision === 'restored') return suspendedAt !== null
  if (suspendedAt) return false
  return decision === 'suspended' || verification !== decision
}
