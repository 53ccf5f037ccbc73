import { type SetPart, wordsOf } from './spaced-letters.ts'

/** A run of letters as a PDF places it; `y` grows upwards. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; font?: string }

/** The text of a row without a wide gap. */
export type Segment = { text: string; x: number; end: number; size: number; font?: string | undefined }
export type Row = { y: number; size: number; segments: Segment[] }

/** Wider than any space between two words, even of justified text; in heights of letters. */
const GAP = 1.7
const SPACE = 0.14
/** At a position where several rows begin, a smaller gap divides too: labels end just before their answers. */
const GAP_AT_EDGE = 0.8
const LEAST_AT_EDGE = 3
/** The tolerance for letters beside the edge of their column, in points. */
const NEAR = 2

/** Groups the pieces on one baseline into rows, from top to bottom. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const sorted = pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y || a.x - b.x)
  const groups: Piece[][] = []
  for (const piece of sorted) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first && Math.abs(first.y - piece.y) < 0.5 * Math.min(first.size, piece.size))
      group.push(piece)
    else groups.push([piece])
  }
  const inRows = groups.map((group) => group.toSorted((a, b) => a.x - b.x))
  const edges = edgesOf(inRows)
  return inRows.map((group) => {
    const segments = segmentsOf(group, edges)
    return { y: group[0]?.y ?? 0, size: Math.max(...segments.map(({ size }) => size)), segments }
  })
}

/** Finds positions where several rows begin, or parts of them behind a gap. */
function edgesOf(rows: readonly (readonly Piece[])[]): (x: number) => boolean {
  const counts = new Map<number, number>()
  for (const pieces of rows) {
    for (const [at, piece] of pieces.entries()) {
      const last = pieces[at - 1]
      if (last && piece.x - last.x - last.width < GAP_AT_EDGE * piece.size) continue
      const place = Math.round(piece.x / NEAR)
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
  }
  return (x) => {
    const place = Math.round(x / NEAR)
    const near = [place - 1, place, place + 1].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)
    return near >= LEAST_AT_EDGE
  }
}

/**
 * The longest text before a change of font: a bold name with plain text behind it is a title and its place, but several
 * changes are a sentence.
 */
const NAME_MOST = 70

/** Returns the piece at which the font of a row changes, if it changes once and between two words. */
function changeOf(pieces: readonly Piece[]): Piece | undefined {
  const changes = pieces.filter((piece, at) => at > 0 && piece.font !== pieces[at - 1]?.font)
  const [change] = changes
  if (!change || changes.length > 1) return undefined
  const before = pieces.slice(0, pieces.indexOf(change))
  const last = before.at(-1)
  const isBetweenWords =
    last !== undefined &&
    (/\s$/.test(last.text) || /^\s/.test(change.text) || change.x - last.x - last.width > SPACE * change.size)
  const length = before.reduce((sum, { text }) => sum + text.length, 0)
  return isBetweenWords && length < NAME_MOST ? change : undefined
}

function segmentsOf(pieces: readonly Piece[], isEdge: (x: number) => boolean): Segment[] {
  const segments: (Segment & { parts: SetPart[] })[] = []
  const change = changeOf(pieces)
  for (const piece of pieces) {
    const { text, x, width, size } = piece
    const last = segments.at(-1)
    const gap = last ? x - last.end : 0
    if (!last || gap > GAP * size || piece === change || (gap > GAP_AT_EDGE * size && isEdge(x))) {
      segments.push({ text, x, end: x + width, size, font: piece.font, parts: [{ text, gap: 0 }] })
      continue
    }
    const joins = gap > SPACE * size && !/\s$/.test(last.text) && !/^\s/.test(text)
    last.text += `${joins ? ' ' : ''}${text}`
    last.end = Math.max(last.end, x + width)
    last.size = Math.max(last.size, size)
    last.parts.push({ text, gap })
  }
  return segments.map(({ parts, ...segment }) => ({ ...segment, text: wordsOf(parts) ?? segment.text }))
}
