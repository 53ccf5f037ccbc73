import type { IncomingHttpHeaders } from 'node:http'
import { removeFilesSoon } from '#features/media/server/index.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { sumOf } from '../../contract/money/instalments.ts'
import type * as endpoints from '../../contract/money/money.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { deleteSigned } from './files.queries.ts'
import {
  type InstalmentRow,
  findAgreement,
  listInstalments,
  saveIssue,
  savePlan,
  deleteIssue,
  saveReportAcceptance,
  saveReportRejection,
  saveSignature,
  saveTerms,
} from './money.queries.ts'
import { announceStep, versionOf } from './money.service.ts'
import { currentAgreement } from './paper/agreement-file.service.ts'
import { insertIssued } from './paper/issued.queries.ts'
import { currentCopyOrThrow, unsignedOrThrow } from './paper/signing.service.ts'
import { type MoneyRequest, withLockedProject } from './role.policy.ts'
import { pastDayOrThrow } from '../past-day.ts'

/** Saves the contract while it is not issued. Approved and paid instalments stay unchanged. */
export async function saveAgreement(
  moneyRequest: MoneyRequest,
  { body, headers }: { body: BodyOf<typeof endpoints.saveAgreement>; headers: IncomingHttpHeaders },
): Promise<{ version: string }> {
  return withLockedProject(moneyRequest, 'bank', async (tx, { id: projectId, slug, title, amount }) => {
    const { services, session } = moneyRequest
    const stored = await findAgreement(tx, projectId)
    const rows = await listInstalments(tx, projectId)
    if (stored?.issued_at) throw new Problem(problems.alreadyIssued)
    refuseStale(headers, { version: versionOf(stored, rows) })
    const { terms, instalments: plan } = body
    if (plan.length > 0 && sumOf(plan) !== amount) throw new Problem(problems.planSum)
    if (!isKept(rows, plan)) throw new Problem(problems.planFixed)
    await saveTerms(tx, projectId, terms)
    if (!(await savePlan(tx, projectId, plan))) throw new Problem(problems.idTaken)
    await recordAudit(tx, {
      services,
      session,
      action: 'projects.contract',
      subject: { kind: 'project', id: slug, name: title },
      after: { instalments: plan.map((row) => String(row.amount)) },
    })
    return { version: versionOf(await findAgreement(tx, projectId), await listInstalments(tx, projectId)) }
  })
}

/** Returns whether approved and paid rows come first, unchanged. */
function isKept(rows: readonly InstalmentRow[], plan: readonly endpoints.PlannedInstalment[]): boolean {
  const fixed = rows.filter(({ released, paid_on: paidOn }) => released || paidOn !== null)
  return fixed.every(({ id, amount }, at) => plan[at]?.id === id && plan[at].amount === amount)
}

export async function sendAgreement(moneyRequest: MoneyRequest, headers: IncomingHttpHeaders): Promise<void> {
  await withLockedProject(moneyRequest, 'bank', async (tx, project) => {
    const stored = await findAgreement(tx, project.id)
    if (stored?.issued_at) throw new Problem(problems.alreadyIssued)
    const rows = await listInstalments(tx, project.id)
    refuseStale(headers, { version: versionOf(stored, rows) })
    if (!stored || !isWhole(stored.terms) || sumOf(rows) !== project.amount)
      throw new Problem(problems.notWhole)
    await saveIssue(tx, project.id)
    const content = await currentAgreement(tx, project)
    await insertIssued(tx, { projectId: project.id, kind: 'contract', content })
    await announceStep(tx, moneyRequest, { project, action: 'issue', step: 'issued', to: 'team' })
  })
}

function isWhole({ bank, team, from, until, reports }: endpoints.Terms): boolean {
  const named = [bank.name, bank.address, bank.represented, team.represented, team.address]
  const isNamed = [...named, ...reports.map(({ what }) => what)].every((text) => text.trim() !== '')
  return isNamed && from !== null && until !== null && from <= until && reports.length > 0
}

export async function withdrawAgreement(moneyRequest: MoneyRequest, reason: string): Promise<void> {
  await withLockedProject(moneyRequest, 'bank', async (tx, project) => {
    const { issuedId } = await unsignedOrThrow(tx, { projectId: project.id })
    await deleteIssue(tx, project.id)
    // The signed copy does not match the next issue.
    await deleteSigned(tx, { projectId: project.id, issuedId })
    await removeFilesSoon(tx, moneyRequest.services)
    await announceStep(tx, moneyRequest, {
      project,
      action: 'reopen',
      step: 'reopened',
      to: 'team',
      reason,
    })
  })
}

export async function signAgreement(
  moneyRequest: MoneyRequest,
  { day, copy }: BodyOf<typeof endpoints.signAgreement>,
): Promise<void> {
  await withLockedProject(moneyRequest, 'bank', async (tx, project) => {
    const { issuedOn } = await unsignedOrThrow(tx, { projectId: project.id })
    pastDayOrThrow({ day, today: project.today, after: { day: issuedOn, problem: 'beforeIssue' } })
    const digest = await currentCopyOrThrow(tx, { projectId: project.id, issuedId: null, copy })
    await saveSignature(tx, { projectId: project.id, day, digest })
    await announceStep(tx, moneyRequest, {
      project,
      action: 'sign',
      step: 'signed',
      to: 'team',
      digest,
    })
  })
}

/** Returns the final report to the team, which continues with its later entries and submits it again. */
export async function rejectReport(moneyRequest: MoneyRequest, reason: string): Promise<void> {
  await withLockedProject(moneyRequest, 'bank', async (tx, project) => {
    if (project.accepted) throw new Problem(problems.reportAccepted)
    if (!project.reported) throw new Problem(problems.noReport)
    await saveReportRejection(tx, project.id, reason)
    await announceStep(tx, moneyRequest, {
      project,
      action: 'return-report',
      step: 'reportReturned',
      to: 'team',
      reason,
    })
  })
}

export async function acceptReport(moneyRequest: MoneyRequest): Promise<void> {
  await withLockedProject(moneyRequest, 'bank', async (tx, project) => {
    if (!project.reported) throw new Problem(problems.noReport)
    if (project.accepted) return
    await saveReportAcceptance(tx, { projectId: project.id, userId: moneyRequest.session.userId })
    await announceStep(tx, moneyRequest, {
      project,
      action: 'accept',
      step: 'reportAccepted',
      to: 'team',
    })
  })
}
