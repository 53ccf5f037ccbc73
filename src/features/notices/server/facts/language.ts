const OURS =
  /\b(?:za|je|se|na|do|sa|od|ili|koji|koja|rok|dana|godine|prijave|uslovi|poziv|oglas|konkurs|natjecaj|trazimo|kao|uz|iz|po|te)\b/g
const THEIRS = /\b(?:the|and|of|to|for|in|is|are|with|will|by|on|applications?|must|be|we|you|your|this)\b/g

/** Returns whether a notice is in English. */
export function isEnglish(flat: string): boolean {
  const part = flat.slice(0, 6000)
  return (part.match(THEIRS)?.length ?? 0) > (part.match(OURS)?.length ?? 0)
}
