/**
 * Parses a mobile number of Bosnia and Herzegovina as people write it: `061 555 014`, `+387 61 555-014`, `00387
 * 61/555-014`.
 * @returns E.164; undefined unless it is certainly such a number
 */
export function mobileNumber(text: string): string | undefined {
  const input = text.replace(UNSEEN, '').trim()
  if (input.length > LONGEST || !/^\+?[\d\s()/.\-\u00a0]+$/.test(input)) return undefined
  const digits = input.replace(/\D/g, '')
  const [, national] = /^(?:00387|387|0)(6\d{7,8})$/.exec(digits) ?? []
  if (!national || (input.startsWith('+') && !digits.startsWith('387'))) return undefined
  return `+387${national}`
}

const LONGEST = 30

/** Address books wrap numbers in direction marks, which are pasted with them. */
const UNSEEN = /\p{Cf}/gu

/** Returns the number as pages may show it: `061 ••• 014`. */
export function hiddenNumber(mobile: string): string {
  return `0${mobile.slice(4, 6)} ••• ${mobile.slice(-3)}`
}
