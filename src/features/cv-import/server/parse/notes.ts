import type { Line } from '../layout/line.ts'

/** Joins lines into paragraphs across line breaks of the page; list items stay separate. */
export function paragraphs(lines: readonly Line[]): string {
  let text = ''
  let last: Line | undefined
  for (const line of lines) {
    const lineText = line.isBullet ? `• ${line.text}` : line.text
    if (!last) text = lineText
    else if (goesOn(last, line)) text = joined(text, line.text)
    else text += `\n${lineText}`
    last = line
  }
  return text.replace(/ {2,}/g, ' ')
}

export function goesOn(above: Line, line: Line): boolean {
  if (line.isBullet || line.isApart || line.startsBlock) return false
  const startsSmall = /^[\p{Ll}\d(]/u.test(line.text)
  return above.isFull || (startsSmall && !/[.!?:]$/.test(above.text))
}

function joined(text: string, more: string): string {
  return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(more) ? `${text.slice(0, -1)}${more}` : `${text} ${more}`
}

/** Returns paragraphs and list items, each whole. */
export function wholeLines(lines: readonly Line[]): string[] {
  return paragraphs(lines)
    .split('\n')
    .map((line) => line.replace(/^• /, '').trim())
    .filter((line) => line !== '')
}
