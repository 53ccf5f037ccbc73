import { formatAmount } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Overspend, overspendOf } from '../../contract/bank-fund.ts'
import { problems } from '../../contract/problems.ts'
import { findBankFund } from './bank-fund.queries.ts'
import { isBankClosed, type ManagedRow } from './managed-calls.queries.ts'

type Input = {
  row: ManagedRow
  fund: number
  /** Reasons of those who agree to the fund, the newest first. */
  overspends: readonly (Overspend | null | undefined)[]
  locale: Locale
}

/**
 * Throws for a fund that is larger than what its bank has left, unless a reason was written with at least that gap in
 * view; returns that reason. The row of the bank is locked, so that of two calls the second sees the first.
 */
export async function requireOverspendReason(
  tx: Db,
  { row, fund, overspends, locale }: Input,
): Promise<Overspend | undefined> {
  if (row.bank_id !== null) await isBankClosed(tx, row.bank_id)
  const bank = await findBankFund(tx, { bankId: row.bank_id, callId: row.id })
  const published = row.status === 'draft' ? null : row.content.fund
  const over = overspendOf({ fund, published, bank })
  if (!bank || over === 0) return undefined
  const reason = overspends.find((one) => one && one.left <= bank.left)
  if (reason) return reason
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  throw new Problem(problems.fundExceeded, {
    values: { fund: km(fund), year: String(bank.year), left: km(Math.max(0, bank.left)), over: km(over) },
  })
}
