import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'

/** No amount of a fund is beyond this in either direction. */
export const FUND_LEFT_MOST = 2_000_000_000

export const fundLeft = z.int().check(z.minimum(-FUND_LEFT_MOST), z.maximum(FUND_LEFT_MOST))

/** The part of a bank's yearly fund that is left for a call, in feninga; negative when the bank has promised too much. */
export const bankFund = z.strictObject({ year: z.int(), left: fundLeft })
export type BankFund = z.output<typeof bankFund>

export const OVERSPEND_REASON_MAX = 600

/** Why a call may promise more than its bank has left, and what the bank had left when somebody wrote that. */
export const overspend = z.strictObject({
  left: fundLeft,
  reason: visibleWords(OVERSPEND_REASON_MAX).check(z.minLength(1)),
})
export type Overspend = z.output<typeof overspend>

type Compared = { fund: number; published: number | null; bank: BankFund | null }

/**
 * Returns by how much a call promises more than its bank has left, or 0: also where nobody has entered a fund, or where the
 * promise is public already and does not grow.
 */
export function overspendOf({ fund, published, bank }: Compared): number {
  if (!bank || (published !== null && fund <= published)) return 0
  return Math.max(0, fund - Math.max(0, bank.left))
}
