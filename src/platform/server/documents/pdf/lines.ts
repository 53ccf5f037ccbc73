import type { Sheet, Style } from './page.ts'

export type Run = { text: string; font: string; width: number }
export type Line = { runs: Run[]; width: number }

const LEADING = 1.42

export function lineHeight({ size, leading = LEADING }: Style): number {
  return size * leading
}

/** Breaks a text into lines of at most this width; a word that is wider alone is broken inside. */
export function breakLines(
  sheet: Sheet,
  { text, style, width }: { text: string; style: Style; width: number },
): Line[] {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words === '') return []
  const space = widthOf(sheet, ' ', style)
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  for (const word of words.split(' ').flatMap((each) => pieces(sheet, { word: each, style, width }))) {
    const wide = widthOf(sheet, word, style)
    if (line !== '' && lineWidth + space + wide > width) {
      lines.push(line)
      line = word
      lineWidth = wide
    } else {
      lineWidth += line === '' ? wide : space + wide
      line = line === '' ? word : `${line} ${word}`
    }
  }
  if (line !== '') lines.push(line)
  // A space at the end keeps the last and the first word apart for those who listen or copy.
  return lines.map((each, at) => measure(sheet, at < lines.length - 1 ? `${each} ` : each, style))
}

export function measure(sheet: Sheet, text: string, style: Style): Line {
  const runs = sheet.fonts
    .runs(text, style.weight)
    .map((run) => ({ ...run, width: runWidth(sheet, run, style) }))
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
}

export function widthOf(sheet: Sheet, text: string, style: Style): number {
  return measure(sheet, text, style).width
}

function runWidth(
  sheet: Sheet,
  { text, font }: { text: string; font: string },
  { size, tracking = 0 }: Style,
): number {
  sheet.fonts.use(font, size)
  return sheet.doc.widthOfString(text, { characterSpacing: tracking })
}

function pieces(
  sheet: Sheet,
  { word, style, width }: { word: string; style: Style; width: number },
): string[] {
  if (widthOf(sheet, word, style) <= width) return [word]
  const parts: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && widthOf(sheet, piece + sign, style) > width) {
      parts.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...parts, piece]
}

/** Draws a line with its letters standing on this height. */
export function drawLine(
  sheet: Sheet,
  line: Line,
  { x, baseline, style }: { x: number; baseline: number; style: Style },
): void {
  let at = x
  for (const { text, font, width } of line.runs) {
    sheet.fonts.use(font, style.size)
    sheet.doc.fillColor(style.colour).text(text, at, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: style.tracking ?? 0,
    })
    at += width
  }
}
