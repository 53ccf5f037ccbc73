import type { Inline, Mark, RichText, Words } from './document.ts'
import { cleanLetters } from './letters.ts'

/** The order in which a text names its marks: the last is the outermost on the page. */
const MARKS: readonly Mark['type'][] = ['color', 'highlight', 'italic', 'bold', 'link']
const LINE_ENDS = /\r\n?|[\n\u2028\u2029\u0085\u000b\u000c]/

/** Plain words as a document of one paragraph. */
export function lineOf(text: string): RichText {
  return document(inlineOf(text))
}

/** Plain words as parts of a paragraph: every kind of line end is a break. */
export function inlineOf(text: string, marks: readonly Mark[] = []): Inline {
  return text
    .split(LINE_ENDS)
    .map(cleanLetters)
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line === ''
        ? []
        : [
            {
              type: 'text' as const,
              text: line,
              ...(marks.length > 0 && { marks: [...marks] }),
            },
          ]),
    ])
}

/** The parts of a document that has one paragraph. */
export function partsOf({ content: [paragraph] }: RichText): Inline {
  return (paragraph?.type === 'paragraph' && paragraph.content) || []
}

/**
 * The one way to write a line: marks in order and once, no neighbours with the same marks, nothing where no words are;
 * pictures stand below it.
 */
export function normaliseLine(line: RichText): RichText {
  const parts: Inline = []
  for (const part of partsOf(line)) {
    const last = parts.at(-1)
    if (part.type !== 'text') parts.push({ type: 'hardBreak' })
    else if (last?.type === 'text' && sameMarks(last, part)) {
      parts[parts.length - 1] = { ...last, text: last.text + part.text }
    } else if (part.text !== '') parts.push(words(part))
  }
  const figures = line.content.filter(({ type }) => type === 'figure')
  return { type: 'doc', content: [...document(parts).content, ...figures] }
}

export function sameLine(a: RichText, b: RichText): boolean {
  return JSON.stringify(normaliseLine(a)) === JSON.stringify(normaliseLine(b))
}

export function hasLink(line: RichText): boolean {
  return partsOf(line).some((part) => part.type === 'text' && part.marks?.some(({ type }) => type === 'link'))
}

function document(content: Inline): RichText {
  return { type: 'doc', content: content.length > 0 ? [{ type: 'paragraph', content }] : [] }
}

function words(part: Words): Words {
  const marks = ordered(part)
  return { type: 'text', text: part.text, ...(marks.length > 0 && { marks }) }
}

function ordered({ marks = [] }: Words): Mark[] {
  return MARKS.flatMap((name) => marks.find(({ type }) => type === name) ?? [])
}

function sameMarks(a: Words, b: Words): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b))
}
