/** Members whom one text names at most. */
export const MENTIONS_MAX = 10

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** The longest first, because one name may begin with another. */
const anyOf = (names: readonly string[]) =>
  names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

/** A name behind an @, where neither is part of a longer word. */
const mentionPattern = (names: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_@])@(${anyOf(names)})(?![\p{L}\p{M}\p{N}_])`, 'gu')

export function isMentioned(text: string, name: string): boolean {
  return name !== '' && mentionPattern([name]).test(text)
}

export type MentionPiece = { text: string; name?: string }

/** Splits a text into mentions and the words between them. */
export function mentionPieces(text: string, names: readonly string[]): MentionPiece[] {
  if (names.length === 0 || !text.includes('@')) return [{ text }]
  const pieces: MentionPiece[] = []
  let end = 0
  for (const match of text.matchAll(mentionPattern(names))) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[0], name: match[1] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
