/** Returns the trimmed text of a field; empty when there is no such field. */
export function fieldText(data: FormData, name: string): string {
  return fieldSecret(data, name).trim()
}

/** Returns the text of a field untouched, because spaces belong to a password. */
export function fieldSecret(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The simple pattern: something, an at sign, something with a dot, no spaces. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
