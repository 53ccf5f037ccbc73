import { normalizePhone } from '#platform/contract/phone.ts'

/** The number of this field in its normal form; without a single digit there is none, so nothing is prefixed. */
export function typedPhone(text: string): string {
  return /\d/.test(text) ? normalizePhone(text) : ''
}
