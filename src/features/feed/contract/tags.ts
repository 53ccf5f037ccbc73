import { fold } from '#platform/contract/fold.ts'

/** A hashtag, where a word begins with it. */
const TAG = /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{M}\p{N}_]{2,60})/gu
export const TAG_MIN = 2
export const TAG_MAX = 60
export const TAGS_MAX = 20

/** One spelling for all of a tag: without case, in Latin script, without diacritics. */
export function foldTag(tag: string): string {
  return fold(tag).replaceAll(/[^a-z0-9]/g, '')
}

/** The tags of a text, each once. */
export function tagsIn(text: string): string[] {
  const tags = [...text.matchAll(TAG)].map(([, tag = '']) => foldTag(tag)).filter(Boolean)
  return [...new Set(tags)].slice(0, TAGS_MAX)
}

export type TextPiece = { text: string; tag?: string }

/** A text in pieces: those that are hashtags, and what stands between them. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(TAG)) {
    const tag = foldTag(match[1] ?? '')
    if (tag === '') continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[0], tag })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
