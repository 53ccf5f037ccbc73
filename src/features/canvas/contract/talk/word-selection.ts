import type * as Y from 'yjs'
import { anchorOf, type Pointed, type ReadText, type Span, spanOf } from './words-at.ts'

/*
 * Words selected one by one, by a key or a tap: the first, then the last. They are stored as positions of the shared
 * document, so that they stay the same words while the team writes.
 */

export type WordSelection = { first: Pointed; last?: Pointed | undefined }

/** Lists the words of a text without punctuation around them; punctuation alone counts as a word. */
export function wordSpans(text: string): Span[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: chunk, index }) => {
    const inner = /[\p{L}\p{N}](?:.*[\p{L}\p{N}%])?/u.exec(chunk)
    const from = index + (inner?.index ?? 0)
    return { from, to: from + (inner?.[0] ?? chunk).length }
  })
}

/** Returns the first word of the next or previous sentence or line; at the ends, the last or first word of the text. */
export function sentenceFrom(text: string, words: readonly Span[], { at, by }: { at: number; by: 1 | -1 }) {
  const begins = (n: number) =>
    n === 0 || /[.!?…\n]/.test(text.slice(words[n - 1]?.to ?? 0, words[n]?.from ?? 0))
  let n = at + by
  while (n > 0 && n < words.length - 1 && !begins(n)) n += by
  return Math.min(Math.max(n, 0), words.length - 1)
}

/** Handles a press on a word: it begins a new choice, unless only the first word is chosen yet. */
export function selectWord(
  read: ReadText,
  wordSelection: WordSelection | undefined,
  word: Span,
): WordSelection {
  const pointed = pointedAt(read, word)
  return wordSelection && !wordSelection.last
    ? { first: wordSelection.first, last: pointed }
    : { first: pointed }
}

/** Moves the far end, as keys extend a selection. */
export function extendSelection(
  read: ReadText,
  wordSelection: WordSelection | undefined,
  { from, to }: { from: Span; to: Span },
) {
  return { first: wordSelection?.first ?? pointedAt(read, from), last: pointedAt(read, to) }
}

/** Returns the current span from the first word to the last; undefined if they are gone. */
export function spanOfSelection(
  doc: Y.Doc,
  read: ReadText,
  { first, last }: WordSelection,
): Span | undefined {
  const spans = [first, last].flatMap((one) => (one && spanOf(doc, read, one)) ?? [])
  return spans.length === 0
    ? undefined
    : { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) }
}

function pointedAt(read: ReadText, word: Span): Pointed {
  return { anchor: anchorOf(read, word), quote: read.text.slice(word.from, word.to) }
}
