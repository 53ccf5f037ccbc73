/** A name for a field, an option or a rule that no other of its form has. */
export function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return `f${Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')}`
}
