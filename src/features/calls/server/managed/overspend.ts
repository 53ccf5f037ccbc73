import { formatAmount } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { overspendOf } from '../../contract/bank-fund.ts'
import { problems } from '../../contract/problems.ts'
import { findBankFund } from './bank-fund.queries.ts'
import type { ManagedRow } from './managed-calls.queries.ts'

/** Why a call may promise more than its bank has, and what the bank had left when somebody wrote that. */
export type Overspend = { left: number; reason: string }

type Input = { row: ManagedRow; fund: number; overspend?: Overspend | undefined; locale: Locale }

/**
 * Throws for a fund that is larger than what its bank has left, unless its reason was written with at least that gap in
 * view; returns the reason, for the log. The row of the bank is locked, so that of two calls the second sees the first.
 */
export async function refuseOverspend(
  tx: Db,
  { row, fund, overspend, locale }: Input,
): Promise<string | undefined> {
  const bank = await findBankFund(tx, { bankId: row.bank_id, callId: row.id })
  const published = row.status === 'draft' ? null : row.content.fund
  const over = overspendOf({ fund, published, bank })
  if (!bank || over === 0) return undefined
  if (overspend && overspend.left <= bank.left) return overspend.reason
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  throw new Problem(problems.fundExceeded, {
    values: { fund: km(fund), year: String(bank.year), left: km(Math.max(0, bank.left)), over: km(over) },
  })
}
