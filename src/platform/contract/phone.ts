/** Brings a phone number to the +387 form exactly as point 5 of the specification says; cut digits are lost. */
export function normalizePhone(text: string): string {
  const digits = text.replace(/[^\d+]/g, '')
  if (digits.startsWith('+387')) return digits.slice(0, 12)
  if (digits.startsWith('387')) return `+${digits.slice(0, 11)}`
  if (digits.startsWith('0')) return `+387${digits.slice(1, 9)}`
  if (digits.startsWith('+')) return digits.slice(0, 15)
  return `+387${digits.slice(0, 8)}`
}

/** Whether normalizePhone would drop digits of this number, so that the person can be told. */
export function phoneIsCut(text: string): boolean {
  const digits = text.replace(/[^\d+]/g, '')
  if (digits.startsWith('+387')) return digits.length > 12
  if (digits.startsWith('387')) return digits.length > 11
  if (digits.startsWith('0')) return digits.length > 9
  if (digits.startsWith('+')) return digits.length > 15
  return digits.length > 8
}

/** A full international number (E.164, 8 to 15 digits), as the settings page takes it. */
export function isInternationalPhone(text: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(text)
}
