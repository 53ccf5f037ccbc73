/** Not every browser knows an order of Bosnian letters, and one that does not puts Čapljina before Cazin; Croatian has the same. */
const letters = new Intl.Collator('hr', { numeric: true })

/** The order in which people look for a name. */
export function byLetters(one: string, other: string): number {
  return letters.compare(one, other)
}

/** The order of what programs write: days, times, keys. */
export function bySigns(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
