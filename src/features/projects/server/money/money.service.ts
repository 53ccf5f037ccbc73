import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { withVersion } from '#platform/server/http/version.ts'
import { totalsOf } from '../../contract/ledger.ts'
import { type Judged, judgeInstalments, sumOf } from '../../contract/money/instalments.ts'
import type { AgreedParts, Agreement, Money, Terms } from '../../contract/money/money.endpoints.ts'
import { movedBudget } from '../../contract/money/plan-changes.ts'
import { listLedgerSums } from '../projects.queries.ts'
import { listChanges, listMoves, listBudgetItems } from './changes.queries.ts'
import { listExpenses, listFiles } from './files.queries.ts'
import {
  type AgreementRow,
  type InstalmentRow,
  findAgreement,
  listPromisedPercents,
  findInitialTerms,
  listInstalments,
  findReturnedReport,
} from './money.queries.ts'
import { listBank } from './bank-side.queries.ts'
import { moneyKind, type MoneyStep, type Step } from './notifications.ts'
import { getAgreedParts, listIssuedAgreements, findIssuedAgreement } from './paper/issued.queries.ts'
import { listInterimReports } from './reminders/interim.queries.ts'
import { interimReports } from './reminders/interim.ts'
import { type MoneyRequest, getRole, selectTeam, type ProjectRole } from './role.policy.ts'

/** Returns contract, instalments and their totals, as the reader's side sees them. */
export async function getMoney({ services: { db }, session, slug }: MoneyRequest): Promise<Money> {
  const role = await getRole(db, { session, slug })
  const { id, title, amount, finished, accepted, team, staff, conflict, today } = role
  const bank = role.bank && !conflict
  const [terms, judgedNow, files, plan, moves, changes, returned, handed, issued, promised, parts] =
    await Promise.all([
      beginning(db, id),
      judgedPlan(db, role),
      listFiles(db, id),
      listBudgetItems(db, id),
      listMoves(db, id),
      listChanges(db, id),
      findReturnedReport(db, id),
      listInterimReports(db, id),
      listIssuedAgreements(db, id),
      listPromisedPercents(db, id),
      getAgreedParts(db, id),
    ])
  const { agreement, rows, judged, sums, expenses } = judgedNow
  const papersOf = (entry: string | null, issuedId: string | null = null) =>
    files
      .filter((file) => file.entry_id === entry && file.issued_id === issuedId)
      .map(({ id: file, kind, name, size, digest }) => ({ id: file, kind, name, size, digest }))
  return {
    slug,
    title,
    amount,
    ...sums,
    isFinished: finished,
    isReportAccepted: accepted,
    interim: agreement?.issued_at ? interimReports({ reports: agreement.terms.reports, handed, today }) : [],
    reportReturned: returned ? { at: toIso(returned.at), reason: returned.reason } : null,
    standing: { team, bank, staff, conflict },
    agreement: {
      ...agreementOf(agreement, terms),
      version: versionOf(agreement, rows),
      ...(agreement?.issued_at ? await issuedParts(db, id) : parts),
      signedFile: papersOf(null).at(-1) ?? null,
      issued: issued.map(
        ({ issued_at: at, id: one, amends, signed_on: signedOn, signed_digest: signedDigest, ...row }) => ({
          ...row,
          issuedAt: toIso(at),
          signing: amends ? { signedOn, signedDigest, file: papersOf(null, one).at(-1) ?? null } : null,
        }),
      ),
    },
    expenses: expenses.map(({ proven: _, ...expense }) => ({ ...expense, papers: papersOf(expense.id) })),
    promised,
    budget: movedBudget(plan, moves),
    changes: changes.map(({ accepted: decided, asked_at: at, ...change }) => ({
      ...change,
      state: decided === null ? 'open' : decided ? 'accepted' : 'refused',
      askedAt: toIso(at),
    })),
    instalments: rows.map((row, at) => {
      const { state, hindrances, unproven } = judged[at]!
      const { day, condition, paid_on: paidOn, released_by: releasedBy } = row
      return {
        id: row.id,
        amount: row.amount,
        condition,
        day,
        state,
        hindrances,
        unproven,
        paidOn,
        mayRelease: bank && state === 'due',
        mayPay: bank && state === 'released' && releasedBy !== session.userId,
      }
    }),
  }
}

/** Returns the plan of a project, judged by its current ledger, contract and report. */
export async function judgedPlan(db: Db, { id, accepted }: Pick<ProjectRole, 'id' | 'accepted'>) {
  const agreement = await findAgreement(db, id)
  const rows = await listInstalments(db, id)
  const lines = await listLedgerSums(db, id)
  const expenses = await listExpenses(db, id)
  const { received, spent } = totalsOf(lines)
  const sums = { received, spent, proven: sumOf(expenses.filter(({ proven }) => proven)) }
  const judged: Judged[] = judgeInstalments(
    rows.map(({ amount, condition, released, paid_on: paidOn }) => ({
      amount,
      condition,
      isReleased: released,
      isPaid: paidOn !== null,
    })),
    { isSigned: agreement?.signed_on != null, isReportAccepted: accepted, received, proven: sums.proven },
  )
  return { agreement, rows, judged, sums, expenses }
}

/** Returns the version of a contract that two of a bank may write at once. */
export function versionOf(stored: AgreementRow | undefined, rows: readonly InstalmentRow[]): string {
  const plan = rows.map(({ id, amount, condition, day }) => ({ id, amount, condition, day }))
  return withVersion({ terms: stored?.terms, plan }).version
}

/** Returns one row of the plan with its judgement. */
export async function judgedInstalment(
  db: Db,
  project: ProjectRole,
  id: string,
): Promise<{ row: InstalmentRow; judged: Judged; signedOn: string | null } | undefined> {
  const { agreement, rows, judged } = await judgedPlan(db, project)
  const at = rows.findIndex((row) => row.id === id)
  const [row, one] = [rows[at], judged[at]]
  return row && one && { row, judged: one, signedOn: agreement?.signed_on ?? null }
}

/** Returns these parts as both sides sign them; older contracts have none. */
async function issuedParts(db: Db, projectId: string): Promise<AgreedParts> {
  const { members = [], community = [] } = (await findIssuedAgreement(db, { projectId }))?.content ?? {}
  return { members, community }
}

function agreementOf(
  stored: AgreementRow | undefined,
  terms: Terms,
): Omit<Agreement, 'signedFile' | 'issued' | 'version' | keyof AgreedParts> {
  if (!stored) return { number: null, terms, issuedAt: null, signedOn: null, signedDigest: '' }
  const { number, issued_at: issuedAt, signed_on: signedOn, signed_digest: signedDigest } = stored
  return {
    number,
    terms: stored.terms,
    issuedAt: toIso(issuedAt),
    signedOn,
    signedDigest,
  }
}

async function beginning(db: Db, projectId: string): Promise<Terms> {
  const initial = await findInitialTerms(db, projectId)
  return {
    bank: { name: initial?.bank ?? '', address: '', represented: '' },
    team: { represented: initial?.represented ?? '', address: '' },
    from: initial?.from ?? null,
    until: initial?.until ?? null,
    reports: [],
    note: '',
  }
}

type MoneyAnnouncement = {
  step: Step
  to: 'team' | 'bank'
  amount?: number
  reason?: string
  digest?: string
}

/** Notifies the other side of a step, and records it in the audit log. */
export async function announceStep(
  tx: Db,
  { services, session }: MoneyRequest,
  {
    project: { id, slug, title },
    action,
    step,
    to,
    amount,
    reason,
    digest,
  }: MoneyAnnouncement & {
    project: ProjectRole
    action: string
  },
): Promise<void> {
  await recordAudit(tx, {
    services,
    session,
    action: `projects.${action}`,
    subject: { kind: 'project', id: slug, name: title },
    ...(amount !== undefined && { after: { amount } }),
    ...(digest && { after: { digest } }),
    ...(reason !== undefined && { reason }),
  })
  const recipients = await (to === 'team' ? selectTeam(tx, id) : listBank(tx, id))
  await tellOf(tx, { services, to: recipients, data: { slug, title, step, amount, reason }, about: id })
}

/** Asks the other members of the bank, or staff if it has none, to record the payment of an approved instalment. */
export async function notifyOthersToPay(
  tx: Db,
  { services, session }: MoneyRequest,
  { project: { id, slug, title }, amount }: { project: ProjectRole; amount: number },
): Promise<void> {
  const others = await listBank(tx, id, { except: session.userId })
  await tellOf(tx, { services, to: others, data: { slug, title, step: 'toPay', amount }, about: id })
}

type Delivery = { services: MoneyRequest['services']; to: string[]; about: string }
type Words = Pick<MoneyStep, 'slug' | 'title' | 'step'> & {
  amount?: number | undefined
  reason?: string | undefined
}

async function tellOf(tx: Db, { services, to, about, data }: Delivery & { data: Words }): Promise<void> {
  const { slug, title, step, amount, reason } = data
  await notify(tx, {
    services,
    kind: moneyKind,
    to,
    about,
    by: undefined,
    data: {
      slug,
      title,
      step,
      ...(amount !== undefined && { amount }),
      ...(reason !== undefined && { reason }),
    },
  })
}
