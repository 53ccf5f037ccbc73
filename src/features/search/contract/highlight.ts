import { placedWords } from '#platform/contract/fold.ts'
import { stemsOf } from './query-words.ts'

/** Start and end, in UTF-16 units of the stored text. */
export type Range = readonly [start: number, end: number]

const EXCERPT = 180
const LEAD = 60

/** Returns the ranges of a text that match the search: in order, without overlaps. */
export function highlight(text: string, stems: ReadonlySet<string>): Range[] {
  if (stems.size === 0) return []
  const ranges: Range[] = []
  for (const { word, start, end } of placedWords(text)) {
    if (!stemsOf(word).some((stem) => stems.has(stem))) continue
    const last = ranges.at(-1)
    if (last && start < last[1]) continue
    ranges.push([start, end])
  }
  return ranges
}

/** Returns the ranges of words that begin with one of these folded words, as far as somebody has typed them. */
export function highlightBeginnings(text: string, words: readonly string[]): Range[] {
  return placedWords(text)
    .filter(({ word }) => words.some((one) => word.startsWith(one)))
    .map(({ start, end }) => [start, end])
}

/** Returns the part of a longer text around the first match, cut between words. */
export function excerpt(
  text: string,
  stems: ReadonlySet<string>,
): { text: string; marks: Range[] } | undefined {
  const flat = text.replace(/\s+/g, ' ').trim()
  const [first] = highlight(flat, stems)
  if (!first) return undefined
  const from = first[0] <= LEAD ? 0 : flat.indexOf(' ', first[0] - LEAD) + 1
  const to =
    from + EXCERPT >= flat.length ? flat.length : Math.max(first[1], flat.lastIndexOf(' ', from + EXCERPT))
  const piece = `${from > 0 ? '… ' : ''}${flat.slice(from, to)}${to < flat.length ? ' …' : ''}`
  return { text: piece, marks: highlight(piece, stems) }
}
