import type { NoticeForm } from '../../contract/notices.endpoints.ts'

export type Currency = NonNullable<NoticeForm['currency']>

const NAMES: readonly (readonly [Currency, RegExp])[] = [
  ['BAM', /(?<!\p{L})(?:km|bam|км)(?!\p{L})/iu],
  ['EUR', /€|(?<!\p{L})eur[aio]?(?!\p{L})/iu],
  ['USD', /\$|(?<!\p{L})usd(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})chf(?!\p{L})/iu],
  ['GBP', /£|(?<!\p{L})gbp(?!\p{L})/iu],
  ['RSD', /(?<!\p{L})(?:rsd|din)(?!\p{L})/iu],
]

/** Returns the currency that a short text names. */
export function currencyIn(text: string): Currency | undefined {
  return NAMES.find(([, name]) => name.test(text))?.[0]
}

export function withoutCurrency(text: string): string {
  return NAMES.reduce((rest, [, name]) => rest.replace(name, ' '), text).trim()
}
