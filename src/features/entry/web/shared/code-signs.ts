/** Signs of every code that a mail brings. */
export const CODE_LENGTH = 6

/** Six digits of a reset code; anything else typed or pasted falls away. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

/** Six capital letters and digits of a verification code. */
export function codeSigns(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
}
