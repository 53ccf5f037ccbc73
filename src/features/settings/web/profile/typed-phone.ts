import { readPhone } from '../../contract/phone-input.ts'

/** The number that was meant: one typed as at home gets the country; null for none, undefined when it cannot be one. */
export function typedPhone(text: string): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return readPhone(/^0[1-9]/.test(trimmed) ? `+387${trimmed.slice(1)}` : trimmed)
}
