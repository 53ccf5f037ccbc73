import { QUOTE_MAX, type Thread } from '#features/discussions/contract/threads/threads.endpoints.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { Block, Cell, Inline, ListItem, RichText, Row } from '#platform/contract/rich-text/document.ts'
import { BODIES } from './draft-places.ts'

/*
 * A comment on words of a body keeps those words and what stood around them. Where the same words are in several places, the
 * surroundings say which are meant; where the words are no longer there, the comment is about what the text was.
 */

export type Span = { from: number; to: number }
type Pointed = Pick<Thread, 'anchor' | 'quote'>

const AROUND = 60

/** The text line by line as the editor counts its letters: a sign that is no letter is one of them. */
export function lettersOf({ content }: RichText): string {
  return content.flatMap(linesOf).join('\n')
}

function linesOf(part: Block | ListItem | Row | Cell): string[] {
  switch (part.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [lineOf(part.content)]
    case 'figure':
    case 'embed':
    case 'card':
      return ['']
    default:
      return part.content.flatMap((inner: Block | ListItem | Row | Cell) => linesOf(inner))
  }
}

function lineOf(content: Inline | undefined): string {
  return (content ?? []).map((part) => (part.type === 'text' ? part.text : ' ')).join('')
}

/** Returns what a comment on these letters keeps; undefined where there are no words among them. */
export function pointAt(text: string, { from, to }: Span): { anchor: string; quote: string } | undefined {
  const part = text.slice(from, to)
  const begin = from + part.length - part.trimStart().length
  const quote = text.slice(begin, Math.min(to, begin + QUOTE_MAX)).trim()
  if (quote === '') return undefined
  const end = begin + quote.length
  const beside = [text.slice(Math.max(0, begin - AROUND), begin), text.slice(end, end + AROUND)]
  return { anchor: JSON.stringify(beside), quote }
}

/** Finds where the words stand now; undefined if they are gone. */
export function findWords(text: string, { anchor, quote }: Pointed): Span | undefined {
  if (quote === '') return undefined
  const [before, behind] = around(anchor)
  let best: (Span & { fits: number }) | undefined
  for (let from = text.indexOf(quote); from >= 0; from = text.indexOf(quote, from + 1)) {
    const to = from + quote.length
    const fits = sharedEnd(text.slice(0, from), before) + sharedStart(text.slice(to, to + AROUND), behind)
    if (!best || fits > best.fits) best = { from, to, fits }
  }
  return best && { from: best.from, to: best.to }
}

/** Returns the words of a body at which a comment points, as they stand now, and in which language. */
export function passageOf(
  body: Record<Locale, RichText>,
  thread: Pick<Thread, 'place' | 'anchor' | 'quote'>,
) {
  const language = LOCALES.find((one) => BODIES[one] === thread.place)
  if (!language) return undefined
  const text = lettersOf(body[language])
  const span = findWords(text, thread)
  return span && { language, span, words: text.slice(span.from, span.to) }
}

/** An anchor may come from anywhere: one that says nothing fits nowhere. */
function around(anchor: string | null): [before: string, behind: string] {
  try {
    const [before, behind] = JSON.parse(anchor ?? '[]') as unknown[]
    return [typeof before === 'string' ? before : '', typeof behind === 'string' ? behind : '']
  } catch {
    return ['', '']
  }
}

function sharedStart(one: string, other: string): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1
  return count
}

function sharedEnd(one: string, other: string): number {
  let count = 0
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}
