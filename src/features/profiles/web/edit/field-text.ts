/** An address as people type it, completed. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}
