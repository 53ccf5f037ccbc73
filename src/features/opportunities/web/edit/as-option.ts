/** Words that stand in the middle of a sentence elsewhere, as one of the choices of a field. */
export function asOption(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
