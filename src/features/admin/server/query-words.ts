/** Splits a query into words, each of which must occur somewhere, in any order. */
export function wordsOf(query: string | undefined): string[] {
  return (query ?? '').split(/\s+/).filter(Boolean).slice(0, 6)
}
