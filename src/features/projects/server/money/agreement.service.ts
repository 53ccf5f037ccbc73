import { removeFilesSoon } from '#features/media/server/index.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { sumOf } from '../../contract/money/instalments.ts'
import type {
  PlannedInstalment,
  saveAgreement,
  signAgreement,
  Terms,
} from '../../contract/money/money.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { deleteSigned } from './files.queries.ts'
import {
  type InstalmentRow,
  selectAgreement,
  selectInstalments,
  storeIssued,
  storePlan,
  storeReopened,
  storeReportAccepted,
  storeReportReturned,
  storeSigned,
  storeTerms,
} from './money.queries.ts'
import { announce } from './money.service.ts'
import { currentAgreement } from './paper/agreement-file.service.ts'
import { insertIssued } from './paper/issued.queries.ts'
import { currentCopyOrThrow, unsignedOrThrow } from './paper/signing.service.ts'
import { type MoneyRequest, whileLocked } from './role.policy.ts'
import { pastDayOrThrow } from '../past-day.ts'

/** Saves the contract while it is not issued. Approved and paid instalments stay unchanged. */
export async function writeAgreement(asked: MoneyRequest, body: BodyOf<typeof saveAgreement>): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, { id: projectId, slug, title, amount }) => {
    const { services, session } = asked
    const stored = await selectAgreement(tx, projectId)
    const rows = await selectInstalments(tx, projectId)
    if (stored?.issued_at) throw new Problem(problems.alreadyIssued)
    const { terms, instalments: plan } = body
    if (plan.length > 0 && sumOf(plan) !== amount) throw new Problem(problems.planSum)
    if (!isKept(rows, plan)) throw new Problem(problems.planFixed)
    await storeTerms(tx, projectId, terms)
    if (!(await storePlan(tx, projectId, plan))) throw new Problem(problems.idTaken)
    await recordAudit(tx, {
      services,
      session,
      action: 'projects.contract',
      subject: { kind: 'project', id: slug, name: title },
      after: { instalments: plan.map((row) => String(row.amount)) },
    })
  })
}

/** Returns whether approved and paid rows come first, unchanged. */
function isKept(rows: readonly InstalmentRow[], plan: readonly PlannedInstalment[]): boolean {
  const fixed = rows.filter(({ released, paid_on: paidOn }) => released || paidOn !== null)
  return fixed.every(({ id, amount }, at) => plan[at]?.id === id && plan[at].amount === amount)
}

export async function issue(asked: MoneyRequest): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const stored = await selectAgreement(tx, held.id)
    if (stored?.issued_at) throw new Problem(problems.alreadyIssued)
    const rows = await selectInstalments(tx, held.id)
    if (!stored || !isWhole(stored.terms) || sumOf(rows) !== held.amount) throw new Problem(problems.notWhole)
    await storeIssued(tx, held.id)
    const content = await currentAgreement(tx, held)
    await insertIssued(tx, { projectId: held.id, kind: 'contract', content })
    await announce(tx, asked, { held, action: 'issue', step: 'issued', to: 'team' })
  })
}

function isWhole({ bank, team, from, until, reports }: Terms): boolean {
  const named = [bank.name, bank.address, bank.represented, team.represented, team.address]
  const isNamed = [...named, ...reports.map(({ what }) => what)].every((text) => text.trim() !== '')
  return isNamed && from !== null && until !== null && from <= until && reports.length > 0
}

export async function reopen(asked: MoneyRequest, reason: string): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    const unsigned = await unsignedOrThrow(tx, { projectId: held.id })
    await storeReopened(tx, held.id)
    // The signed copy does not match the next issue.
    await deleteSigned(tx, { projectId: held.id, ...unsigned })
    await removeFilesSoon(tx, asked.services)
    await announce(tx, asked, { held, action: 'reopen', step: 'reopened', to: 'team', reason })
  })
}

export async function sign(asked: MoneyRequest, { day, copy }: BodyOf<typeof signAgreement>): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    await unsignedOrThrow(tx, { projectId: held.id })
    pastDayOrThrow({ day, today: held.today })
    const digest = await currentCopyOrThrow(tx, { projectId: held.id, issuedId: null, copy })
    await storeSigned(tx, { projectId: held.id, day, digest })
    await announce(tx, asked, { held, action: 'sign', step: 'signed', to: 'team', digest })
  })
}

/** Returns the final report to the team, which continues with its later entries and submits it again. */
export async function returnReportOf(asked: MoneyRequest, reason: string): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    if (held.accepted) throw new Problem(problems.reportAccepted)
    if (!held.reported) throw new Problem(problems.noReport)
    await storeReportReturned(tx, held.id, reason)
    await announce(tx, asked, {
      held,
      action: 'return-report',
      step: 'reportReturned',
      to: 'team',
      reason,
    })
  })
}

export async function acceptReportOf(asked: MoneyRequest): Promise<void> {
  await whileLocked(asked, 'bank', async (tx, held) => {
    if (!held.reported) throw new Problem(problems.noReport)
    if (held.accepted) return
    await storeReportAccepted(tx, { projectId: held.id, userId: asked.session.userId })
    await announce(tx, asked, { held, action: 'accept', step: 'reportAccepted', to: 'team' })
  })
}
