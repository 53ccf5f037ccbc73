/** Brings a phone number to the +387 form exactly as point 5 of the specification says; cut digits are lost. */
export function normalizePhone(text: string): string {
  const kept = text.replace(/[^\d+]/g, '')
  if (kept.startsWith('+387')) return kept.slice(0, 12)
  if (kept.startsWith('387')) return `+${kept.slice(0, 11)}`
  if (kept.startsWith('0')) return `+387${kept.slice(1, 9)}`
  if (kept.startsWith('+')) return kept.slice(0, 15)
  return `+387${kept.slice(0, 8)}`
}

/** Whether normalizePhone would drop digits of this number, so that the person can be told. */
export function phoneIsCut(text: string): boolean {
  const kept = text.replace(/[^\d+]/g, '')
  if (kept.startsWith('+387')) return kept.length > 12
  if (kept.startsWith('387')) return kept.length > 11
  if (kept.startsWith('0')) return kept.length > 9
  if (kept.startsWith('+')) return kept.length > 15
  return kept.length > 8
}

/** A full international number (E.164, 8 to 15 digits), as the settings page takes it. */
export function isInternationalPhone(text: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(text)
}
