/** Something that is seen: not only spaces, marks of direction, joiners and fillers. */
export const SEEN = /[^\s\p{Cf}\u115f\u1160\u3164\uffa0]/u
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu

const STRICT = /[\p{L}\p{N}.,;:!?()'"]/gu

/** Length of a text for a counter; strict counts only letters, digits and . , ; : ! ? ( ) ' " */
export function countCharacters(text: string | null | undefined, mode: 'all' | 'strict' = 'all'): number {
  if (!text) return 0
  return mode === 'strict' ? (text.match(STRICT)?.length ?? 0) : text.length
}

/** Length of what is seen of a text, without the blanks around it. */
export function visibleLength(text: string): number {
  return text.replace(UNSEEN, '').trim().length
}
