import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { totalsOf } from '../../contract/ledger.ts'
import { type Judged, judgeInstalments, sumOf } from '../../contract/money/instalments.ts'
import type { AgreedParts, Agreement, Money, Terms } from '../../contract/money/money.endpoints.ts'
import { movedBudget } from '../../contract/money/plan-changes.ts'
import { selectSums } from '../projects.queries.ts'
import { selectChanges, selectMoves, selectPlan } from './changes.queries.ts'
import { selectExpenses, selectFiles } from './files.queries.ts'
import {
  type AgreementRow,
  type InstalmentRow,
  selectAgreement,
  selectPromised,
  selectBeginning,
  selectInstalments,
  selectReturned,
} from './money.queries.ts'
import { moneyKind, type MoneyStep, type Step } from './notifications.ts'
import { selectAgreedParts, selectIssued, selectIssuedOne } from './paper/issued.queries.ts'
import { selectHanded } from './reminders/interim.queries.ts'
import { interimReports } from './reminders/interim.ts'
import { type MoneyRequest, getRole, selectBank, selectTeam, type ProjectRole } from './role.policy.ts'

/** Returns contract, instalments and their totals, as the reader's side sees them. */
export async function readMoney({ services: { db }, session, slug }: MoneyRequest): Promise<Money> {
  const standing = await getRole(db, { session, slug })
  const { id, title, amount, finished, accepted, team, bank, staff, today } = standing
  const [terms, judgedNow, files, plan, moves, changes, returned, handed, issued, promised, parts] =
    await Promise.all([
      beginning(db, id),
      judgedPlan(db, standing),
      selectFiles(db, id),
      selectPlan(db, id),
      selectMoves(db, id),
      selectChanges(db, id),
      selectReturned(db, id),
      selectHanded(db, id),
      selectIssued(db, id),
      selectPromised(db, id),
      selectAgreedParts(db, id),
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
    standing: { team, bank, staff },
    agreement: {
      ...agreementOf(agreement, terms),
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
    changes: changes.map(({ accepted: decided, asked_at: askedAt, ...change }) => ({
      ...change,
      state: decided === null ? 'open' : decided ? 'accepted' : 'refused',
      askedAt: toIso(askedAt),
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
  const agreement = await selectAgreement(db, id)
  const rows = await selectInstalments(db, id)
  const lines = await selectSums(db, id)
  const expenses = await selectExpenses(db, id)
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

/** Returns one row of the plan with its judgement. */
export async function judgedInstalment(
  db: Db,
  standing: ProjectRole,
  id: string,
): Promise<{ row: InstalmentRow; judged: Judged } | undefined> {
  const { rows, judged } = await judgedPlan(db, standing)
  const at = rows.findIndex((row) => row.id === id)
  const [row, one] = [rows[at], judged[at]]
  return row && one && { row, judged: one }
}

/** Returns these parts as both sides sign them; older contracts have none. */
async function issuedParts(db: Db, projectId: string): Promise<AgreedParts> {
  const { members = [], community = [] } = (await selectIssuedOne(db, { projectId }))?.content ?? {}
  return { members, community }
}

function agreementOf(
  stored: AgreementRow | undefined,
  terms: Terms,
): Omit<Agreement, 'signedFile' | 'issued' | keyof AgreedParts> {
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
  const found = await selectBeginning(db, projectId)
  return {
    bank: { name: found?.bank ?? '', address: '', represented: '' },
    team: { represented: found?.represented ?? '', address: '' },
    from: found?.from ?? null,
    until: found?.until ?? null,
    reports: [],
    note: '',
  }
}

type Said = { step: Step; to: 'team' | 'bank'; amount?: number; reason?: string; digest?: string }

/** Notifies the other side of a step, and records it in the audit log. */
export async function announce(
  tx: Db,
  { services, session }: MoneyRequest,
  {
    held: { id, slug, title },
    action,
    step,
    to,
    amount,
    reason,
    digest,
  }: Said & {
    held: ProjectRole
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
  const told = await (to === 'team' ? selectTeam(tx, id) : selectBank(tx, id))
  await tellOf(tx, { services, to: told, data: { slug, title, step, amount, reason }, about: id })
}

/** Asks the bank's other admins to record the payment of an approved instalment. */
export async function tellOthersToPay(
  tx: Db,
  { services, session }: MoneyRequest,
  { held: { id, slug, title }, amount }: { held: ProjectRole; amount: number },
): Promise<void> {
  const others = (await selectBank(tx, id)).filter((one) => one !== session.userId)
  await tellOf(tx, { services, to: others, data: { slug, title, step: 'toPay', amount }, about: id })
}

type Told = { services: MoneyRequest['services']; to: string[]; about: string }
type Words = Pick<MoneyStep, 'slug' | 'title' | 'step'> & {
  amount?: number | undefined
  reason?: string | undefined
}

async function tellOf(tx: Db, { services, to, about, data }: Told & { data: Words }): Promise<void> {
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
