/** Formats a share without rounding almost none or almost all away. */
export function percentOf(share: number): string {
  const rounded = Math.round(share * 100)
  if (rounded === 0 && share > 0) return '1'
  return String(rounded === 100 && share < 1 ? 99 : rounded)
}
