/** What a person reads in a mail. */
export function codeIn(text: string | undefined): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1]
  if (!code) throw new Error('The mail has no code')
  return code
}

export function tokenIn(text: string | undefined): string {
  const token = /\/password-reset\?token=([\w-]+)/.exec(text ?? '')?.[1]
  if (!token) throw new Error('The mail has no link')
  return token
}

/** A well-formed code that is not this one. */
export function otherThan(code: string): string {
  return code === '111111' ? '222222' : '111111'
}
