import { byLetters, bySigns } from '#platform/contract/letter-order.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { judgeInstalments, PAYMENT_STATES, sumOf } from '../../../contract/money/instalments.ts'
import type { Payment, PaymentFilter } from '../../../contract/money/payments.endpoints.ts'
import { type PlannedRow, listPlannedInstalments, listProjectsToContract } from './payment-list.queries.ts'

const SHOWN = 200

type PaymentQuery = { session: Session; filter: PaymentFilter }

/** Lists planned and paid instalments of all projects that the member looks after, with the sums of each state. */
export async function listAllPayments(db: Db, { session, filter: { state, bank } }: PaymentQuery) {
  const rows = await listPlannedInstalments(db, session)
  const banks = new Map(rows.flatMap((row) => (row.bank_slug && row.bank ? [[row.bank_slug, row.bank]] : [])))
  const all = judged(rows.filter((row) => !bank || row.bank_slug === bank))
  const payments = all.filter((one) => !state || one.state === state)
  return {
    banks: [...banks]
      .map(([slug, name]) => ({ slug, name }))
      .toSorted((one, other) => byLetters(one.name, other.name)),
    sums: PAYMENT_STATES.map((each) => {
      const those = all.filter((one) => one.state === each)
      return { state: each, count: those.length, amount: sumOf(those) }
    }),
    payments: payments.slice(0, SHOWN),
    toContract: await listProjectsToContract(db, session, { bank, limit: SHOWN }),
    left: Math.max(0, payments.length - SHOWN),
  }
}

/** Lists all of them, without a limit. */
export async function listEveryPayment(
  db: Db,
  { session, filter: { state, bank } }: PaymentQuery,
): Promise<Payment[]> {
  const rows = await listPlannedInstalments(db, session)
  return judged(rows.filter((row) => !bank || row.bank_slug === bank)).filter(
    (one) => !state || one.state === state,
  )
}

/** Judges each project separately, as on its own page. Open ones come first, by date, then the latest paid. */
function judged(rows: readonly PlannedRow[]): Payment[] {
  const projects = Map.groupBy(rows, ({ project_id: project }): string => project)
  const payments = [...projects.values()].flatMap((plan) => {
    const { signed, accepted, received, proven } = plan[0]!
    const states = judgeInstalments(
      plan.map(({ amount, condition, released, paid_on: paidOn }) => ({
        amount,
        condition,
        isReleased: released,
        isPaid: paidOn !== null,
      })),
      { isSigned: signed, isReportAccepted: accepted, received, proven },
    )
    return plan.map(({ id, slug, title, bank, number, position, amount, condition, day, ...row }, at) => {
      const { state, hindrances } = states[at]!
      const project = { slug, title }
      const { paid_on: paidOn, late: isLate, conflict } = row
      return {
        id,
        project,
        bank,
        number,
        position,
        amount,
        condition,
        day,
        state,
        hindrances,
        paidOn,
        isLate,
        conflict,
      }
    })
  })
  const keyOf = ({ paidOn, day }: Payment) => (paidOn === null ? `0${day}` : `1${inverse(paidOn)}`)
  return payments.toSorted((one, other) => bySigns(keyOf(one), keyOf(other)))
}

/** Returns a key of a date by which later ones come first. */
function inverse(day: string): string {
  return String(99_999_999 - Number(day.replaceAll('-', '')))
}
