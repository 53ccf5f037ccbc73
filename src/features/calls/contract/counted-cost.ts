import { formatAmount } from '#platform/contract/amount.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'

/** Pieces, metres or hours, to hundredths, because nobody buys less of one. */
export const QUANTITY_MAX = 100_000

type Counted = { quantity?: number | undefined; price?: number | undefined }

/** Returns the cost of a quantity at a price, in feninga; undefined where either is missing. */
export function countedCost({ quantity = 0, price = 0 }: Counted): number | undefined {
  // Counts hundredths of a piece, so that 0.1 stays a tenth.
  return quantity > 0 && price > 0 ? Math.round((Math.round(quantity * 100) * price) / 100) : undefined
}

/** Returns `3 × 20 KM`; nothing where there is only an amount. */
export function countedWords({ quantity, price }: Counted, locale: Locale): string {
  if (!quantity || !price) return ''
  return `${formatNumber(quantity, locale)} × ${formatAmount(price / 100, locale)}`
}
