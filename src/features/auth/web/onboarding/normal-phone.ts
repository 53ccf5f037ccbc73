import { normalizePhone } from '#platform/contract/phone.ts'

/** Returns the number of this field in its normal form; without any digit it is empty, so that no prefix is added. */
export function normalPhone(text: string): string {
  return /\d/.test(text) ? normalizePhone(text) : ''
}
