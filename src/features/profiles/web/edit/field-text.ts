/** Completes a typed address with its scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}
