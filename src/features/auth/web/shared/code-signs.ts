/** The number of characters of every emailed code. */
export const CODE_LENGTH = 6

/** Returns the six digits of a reset code, without other typed or pasted characters. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

/** Returns the six capital letters and digits of a verification code. */
export function codeSigns(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
}
