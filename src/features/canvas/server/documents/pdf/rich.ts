import type { Weight } from '#platform/server/documents/pdf/fonts.ts'
import { type Box, drawWords, type Place } from '#platform/server/documents/pdf/boxes.ts'
import { type Line, lineHeight, measure } from '#platform/server/documents/pdf/lines.ts'
import type { Leaf, Sheet, Style } from '#platform/server/documents/pdf/page.ts'
import type { Run } from '../application-document.ts'

type Words = { runs: readonly Run[]; style: Style; width: number; leaf: Leaf; gap?: number; indent?: number }
type Piece = { text: string; weight: Weight; spaced: boolean }

/** Draws a paragraph with words of different weight, line by line; neither its first nor its last line stands alone. */
export function richParagraph(sheet: Sheet, { runs, style, width, leaf, gap = 0, indent = 0 }: Words): Box[] {
  const lines = linesOf(sheet, { runs, style, width: width - indent })
  return lines.map((line, at) => ({
    height: lineHeight(style),
    gap: at === 0 ? gap : 0,
    keep: at < lines.length - 1 && (at === 0 || at === lines.length - 2),
    draw: (place: Place) => drawWords(sheet, { line, style, leaf, place: { ...place, x: place.x + indent } }),
  }))
}

function linesOf(sheet: Sheet, { runs, style, width }: Pick<Words, 'runs' | 'style' | 'width'>): Line[] {
  const lines: Line[] = []
  let open: Line = { runs: [], width: 0 }
  for (const piece of piecesOf(runs)) {
    for (const word of partsOf(sheet, { piece, style, width })) {
      const isStart = open.runs.length === 0
      const line = lineOf(sheet, { piece: word, style, isStart })
      if (!isStart && open.width + line.width > width) {
        // The space at the end keeps words apart for screen readers and for copying.
        lines.push(joined(open, measure(sheet, ' ', style)))
        open = lineOf(sheet, { piece: word, style, isStart: true })
      } else open = joined(open, line)
    }
  }
  return open.runs.length > 0 ? [...lines, open] : lines
}

function joined(line: Line, more: Line): Line {
  return { runs: [...line.runs, ...more.runs], width: line.width + more.width }
}

function lineOf(
  sheet: Sheet,
  { piece, style, isStart }: { piece: Piece; style: Style; isStart: boolean },
): Line {
  const text = piece.spaced && !isStart ? ` ${piece.text}` : piece.text
  return measure(sheet, text, { ...style, weight: piece.weight })
}

/** Splits a word that is wider than a line, as often as needed. */
function partsOf(
  sheet: Sheet,
  { piece, style, width }: { piece: Piece; style: Style; width: number },
): Piece[] {
  const look = { ...style, weight: piece.weight }
  if (measure(sheet, piece.text, look).width <= width) return [piece]
  const signs = [...piece.text]
  const parts: Piece[] = []
  let from = 0
  let wide = 0
  for (const [at, sign] of signs.entries()) {
    const next = measure(sheet, sign, look).width
    if (at > from && wide + next > width) {
      parts.push({ ...piece, text: signs.slice(from, at).join(''), spaced: piece.spaced && from === 0 })
      from = at
      wide = 0
    }
    wide += next
  }
  return [...parts, { ...piece, text: signs.slice(from).join(''), spaced: false }]
}

/** Splits runs into words with their weight, which may change within a word. */
function piecesOf(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = []
  let spaced = false
  for (const { text, bold, href } of runs) {
    const words = href && !text.includes(href.replace(/^mailto:/, '')) ? `${text} (${href})` : text
    for (const part of words.split(/(\s+)/)) {
      if (part === '') continue
      if (part.trim() === '') spaced = true
      else {
        pieces.push({ text: part, weight: bold ? 'strong' : 'body', spaced })
        spaced = false
      }
    }
  }
  return pieces
}
