const STRICT = /[\p{L}\p{N}.,;:!?()'"]/gu

/** Length of a text for a counter; strict counts only letters, digits and . , ; : ! ? ( ) ' " */
export function countCharacters(text: string | null | undefined, mode: 'all' | 'strict' = 'all'): number {
  if (!text) return 0
  return mode === 'strict' ? (text.match(STRICT)?.length ?? 0) : text.length
}
