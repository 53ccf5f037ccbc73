import type { Inline, Mark, RichText } from '#platform/contract/rich-text/document.ts'
import { linesIn } from '#platform/contract/rich-text/footnotes.ts'
import { cleanLetters } from '#platform/contract/rich-text/letters.ts'
import { linkFrom } from '#platform/contract/rich-text/links.ts'
import { FOOTNOTE_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'

/** The footnotes by their names in the file. */
export type Notes = ReadonlyMap<string, string>

const SIGNS = new RegExp(
  [
    /\\(?<sign>[\\`*_{}[\]()#+.!|<>~-])/,
    /<(?<rest>br) ?\/?>/,
    /`(?<code>[^`\n]+)`/,
    /\[\^(?<note>[^\]\s]{1,40})\]/,
    /!?\[(?<label>(?:\\.|[^\]\\\n])*)\]\((?:<(?<whole>[^<>\s]*)>|(?<href>[^()\s]*(?:\([^()\s]*\)[^()\s]*)?))(?:\s+"[^"\n]*")?\)/,
    /\*\*(?<bold>(?:\\.|[^*\\\n])+(?:\*(?:\\.|[^*\\\n])+\*(?:\\.|[^*\\\n])*)*)\*\*/,
    /(?<![\p{L}\p{N}_])__(?<bold2>(?:\\.|[^_\\\n])+)__(?![\p{L}\p{N}_])/u,
    /\*(?<italic>(?:\\.|[^*\\\s])(?:\\.|[^*\\\n])*)\*/,
    /(?<![\p{L}\p{N}_])_(?<italic2>(?:\\.|[^_\\\s])(?:\\.|[^_\\\n])*)_(?![\p{L}\p{N}_])/u,
    /<(?<address>https?:[^>\s]+)>/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** The words of a line: bold, italic, links and footnotes stay, code is words, and what cannot be a link keeps its label. */
export function inlineOf(text: string, notes: Notes, marks: readonly Mark[] = []): Inline {
  const parts: Inline = []
  let from = 0
  for (const match of text.matchAll(SIGNS)) {
    parts.push(...words(text.slice(from, match.index), marks))
    parts.push(...partOfMatch(match.groups ?? {}, match[0], { notes, marks }))
    from = match.index + match[0].length
  }
  return [...parts, ...words(text.slice(from), marks)]
}

type Around = { notes: Notes; marks: readonly Mark[] }
type Groups = Readonly<Record<string, string | undefined>>

function partOfMatch(groups: Groups, whole: string, { notes, marks }: Around): Inline {
  const { sign, rest, code, label, href = groups.whole, note, address } = groups
  const bold = groups.bold ?? groups.bold2
  const italic = groups.italic ?? groups.italic2
  if (sign !== undefined) return words(sign, marks)
  if (rest !== undefined) return [{ type: 'hardBreak' }]
  if (code !== undefined) return words(code, marks)
  if (bold !== undefined) return inlineOf(bold, notes, withMark(marks, { type: 'bold' }))
  if (italic !== undefined) return inlineOf(italic, notes, withMark(marks, { type: 'italic' }))
  if (address !== undefined) return words(address, linkedMarks(address, marks))
  if (label !== undefined) return inlineOf(label || (href ?? ''), notes, linkedMarks(href ?? '', marks))
  const text = note === undefined ? undefined : notes.get(note)
  if (text === undefined) return words(whole, marks)
  return [{ type: 'footnote', attrs: { text: cleanLetters(text).slice(0, FOOTNOTE_MAX) } }]
}

function linkedMarks(address: string, marks: readonly Mark[]): readonly Mark[] {
  const href = linkFrom(address, PUBLICATION)
  return href ? withMark(marks, { type: 'link', attrs: { href } }) : marks
}

function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  return marks.some(({ type }) => type === mark.type) ? [...marks] : [...marks, mark]
}

function words(text: string, marks: readonly Mark[]): Inline {
  const clean = cleanLetters(text)
  if (clean === '') return []
  return [{ type: 'text', text: clean, ...(marks.length > 0 && { marks: [...marks] }) }]
}

/** Whether an imported text fits into an article. */
export function isWithin({ content }: RichText): boolean {
  const { partsMax, lettersMax } = PUBLICATION
  const isShort = (part: Inline[number]) => part.type !== 'text' || part.text.length <= lettersMax
  return (
    content.length <= partsMax &&
    content.flatMap(linesIn).every((line = []) => line.length <= partsMax && line.every(isShort))
  )
}
