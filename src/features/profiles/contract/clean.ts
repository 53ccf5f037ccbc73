import { month, webAddress } from './value-schemas.ts'

/** Characters that the fields of a profile reject: control characters, direction marks, lone surrogates. */
const REFUSED = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

/** Cleans a text from outside for a profile; a longer one ends at a word, with an ellipsis. */
export function cleanText(text: string | undefined, max: number): string {
  const clean = (text ?? '').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(REFUSED, '').trim()
  if (clean.length <= max) return clean
  const cut = clean.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

/** Cleans a text of one line. */
export function cleanLabel(text: string | undefined, max: number): string {
  return cleanText((text ?? '').replace(/[\r\n\t]+/g, ' '), max)
}

/** Returns the month of a date, or its year; null outside a lifetime. */
export function cleanMonth(date: string | undefined): string | null {
  const [, year = '', after = ''] = /^(\d{4})(-\d\d)?/.exec(date ?? '') ?? []
  const whole = month.safeParse(`${year}${after}`)
  if (whole.success) return whole.data
  return month.safeParse(year).success ? year : null
}

export function cleanUrl(url: string | undefined): string | null {
  const text = (url ?? '').trim()
  const whole = text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`
  const read = webAddress.safeParse(whole)
  return read.success ? read.data : null
}
