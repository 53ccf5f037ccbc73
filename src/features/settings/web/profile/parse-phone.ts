import { readPhone } from '../../contract/phone-input.ts'

/** Returns the intended number: a local one gets the country code; null for none, undefined for an invalid one. */
export function parsePhone(text: string): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return readPhone(/^0[1-9]/.test(trimmed) ? `+387${trimmed.slice(1)}` : trimmed)
}
