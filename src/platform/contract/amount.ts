import { formatNumber } from './dates.ts'
import type { Locale } from './locale.ts'

/** An amount as people here write it, without its currency: `1.600`, `1.600,50`. */
function formatFigure(amount: number, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return formatNumber(amount, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** An amount in KM as people here write it, never broken over two lines: `1.600 KM`, `1.600,50 KM`. */
export function formatAmount(amount: number, locale: Locale): string {
  return `${formatFigure(amount, locale)}\u00a0KM`
}

/** From one amount to another, in KM: `1.600–1.900 KM`. */
export function formatAmountRange({ min, max }: { min: number; max: number }, locale: Locale): string {
  return min === max ? formatAmount(min, locale) : `${formatFigure(min, locale)}–${formatAmount(max, locale)}`
}

const CURRENCY = /\s*(km|bam|konvertibiln\p{L}+ mar\p{L}+|км)\.?$/iu
/** No amount is longer, and none takes longer to read. */
const LONGEST = 40
const SPACES = /[\s\u00a0\u202f'’]/g

/** Reads a quantity and the price of one, in KM: `12 × 45`, `2,5 x 30 KM`. */
export function readProduct(text: string): { quantity: number; price: number } | undefined {
  const [count = '', each = '', ...rest] = text.split(/[x×*]/i)
  const [quantity, price] = [readAmount(count), readAmount(each)]
  return quantity === undefined || price === undefined || rest.length > 0 ? undefined : { quantity, price }
}

/**
 * Reads an amount as people write it: `1200`, `1 200`, `1.200`, `1.200,00`, `1,200.50`, `1.200 KM`.
 * @returns the amount in KM, exact to the fening, or nothing where the text does not say one amount for sure
 */
export function readAmount(text: string): number | undefined {
  if (text.length > LONGEST) return undefined
  const digits = text.trim().replace(CURRENCY, '').replace(/,-$/, '')
  // Blanks group by three, as points do.
  if (/\d\s/.test(digits) && !/^\d{1,3}(\s\d{3})+([.,]\d{1,2})?$/.test(digits)) return undefined
  const figure = digits.replace(SPACES, '')
  const match =
    /^(\d+)(?:[.,](\d{1,2}))?$/.exec(figure) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(figure) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(figure)
  if (!match) return undefined
  const [, whole = '', cents = ''] = match
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`)
  return amount <= 999_999_999 ? amount : undefined
}
