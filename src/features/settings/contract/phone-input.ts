import { isInternationalPhone } from '#platform/contract/phone.ts'

/** Bosnian numbers have eight digits after the country; these mobile prefixes have nine. */
const NINE_DIGITS = /^(?:603|6040|644|67)\d+$/
const BOSNIAN = /^\+387([3-9]\d{7,8})$/

/** Parses a number in full international form, with `00` or `+` first and any usual separators; `undefined` otherwise. */
export function readPhone(text: string): string | undefined {
  const compact = text.replace(/[\s()/.-]/g, '').replace(/^00/, '+')
  if (!isInternationalPhone(compact)) return undefined
  if (!compact.startsWith('+387')) return compact
  const national = BOSNIAN.exec(compact)?.[1]
  if (!national) return undefined
  return national.length === (NINE_DIGITS.test(national) ? 9 : 8) ? compact : undefined
}
