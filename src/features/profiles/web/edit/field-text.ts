/** Completes a typed address with its scheme. */
export function withScheme(input: string): string {
  const address = input.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}
