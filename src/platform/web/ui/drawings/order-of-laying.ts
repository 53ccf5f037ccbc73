/** The places of an arch in the order in which its stones are laid: from both banks inwards, the keystone last. */
export function orderOfLaying(count: number): number[] {
  const fromBank = (place: number) => Math.min(place, count - 1 - place)
  return Array.from({ length: count }, (_, place) => place).sort((a, b) => fromBank(a) - fromBank(b) || a - b)
}
