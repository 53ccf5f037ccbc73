/** Capitalises words from the middle of a sentence for a choice of a field. */
export function asOption(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
