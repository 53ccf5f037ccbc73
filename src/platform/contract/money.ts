// Browsers ship no Bosnian number data. English differs only in its signs, and with every comma replaced by a dot
// both print the same; the rounding is Intl's own.
const NUMBER = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Money as the specification prints it: bs-BA, two decimals, every comma replaced by a dot, then the suffix.
 * Our own screens write amounts as people here do (`amount.ts`).
 * @public
 * @param amount in whole currency units (KM, not feninga); missing shows 0.00
 */
export function formatMoney(amount: number | null | undefined, currency = 'KM'): string {
  const value = typeof amount === 'number' && Number.isFinite(amount) ? amount : 0
  return `${NUMBER.format(value).replaceAll(',', '.')} ${currency}`
}
