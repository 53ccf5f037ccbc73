import type { CodeBlock, Inline } from './document.ts'
import { cleanLetters } from './letters.ts'
import { ARTICLE } from './profiles.ts'

/** Each line is its words and a break. */
const LINES_MAX = ARTICLE.partsMax / 2

/** Typed or pasted code as a text holds it; its blanks stay, a tab is two of them. */
export function codeLines(code: string): Inline {
  return linesOf(code).flatMap((line, at): Inline => [...(at > 0 ? [BREAK] : []), ...line])
}

/** Code as blocks, of as many lines as one may have; none where it has only blanks. */
export function codeBlocks(code: string): CodeBlock[] {
  const lines = linesOf(code.trimEnd().replace(/^(?:[^\S\n]*\n)+/, ''))
  if (lines.every((line) => line.length === 0)) return []
  const blocks: CodeBlock[] = []
  for (let from = 0; from < lines.length; from += LINES_MAX) {
    const some = lines.slice(from, from + LINES_MAX)
    blocks.push({
      type: 'codeBlock',
      content: some.flatMap((line, at): Inline => [...(at > 0 ? [BREAK] : []), ...line]),
    })
  }
  return blocks
}

/** A longer one goes on in the next: no letter is lost. */
const LINE = new RegExp(`[^]{1,${ARTICLE.lettersMax}}`, 'gu')
const BREAK = { type: 'hardBreak' } as const

function linesOf(code: string): Inline[] {
  return code
    .replaceAll('\t', '  ')
    .split(/\r\n?|\n/)
    .flatMap((line) => cleanLetters(line).match(LINE) ?? [''])
    .map((text): Inline => (text === '' ? [] : [{ type: 'text', text }]))
}
