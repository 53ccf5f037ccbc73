/** A run of letters as a PDF places it; `y` grows upwards. */
export type Piece = { text: string; x: number; y: number; width: number; size: number; font?: string }

/** What stands together on a row without a wide gap. */
export type Segment = { text: string; x: number; end: number; size: number }
export type Row = { y: number; size: number; segments: Segment[] }

/** Wider than any space between two words, even of justified text. */
const GAP = 1.7
const SPACE = 0.14

/** Pieces on one baseline make a row, from top to bottom. */
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
  return groups.map((group) => {
    const segments = segmentsOf(group.toSorted((a, b) => a.x - b.x))
    return { y: group[0]?.y ?? 0, size: Math.max(...segments.map(({ size }) => size)), segments }
  })
}

/** A bold name with something plain behind it is a title and its place; more changes of letters are a sentence. */
const NAME_MOST = 70

/** Where the letters of a row change once, between two words. */
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

function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: Segment[] = []
  const change = changeOf(pieces)
  for (const piece of pieces) {
    const { text, x, width, size } = piece
    const last = segments.at(-1)
    const gap = last ? x - last.end : 0
    if (!last || gap > GAP * size || piece === change) {
      segments.push({ text, x, end: x + width, size })
      continue
    }
    const joins = gap > SPACE * size && !/\s$/.test(last.text) && !/^\s/.test(text)
    last.text += `${joins ? ' ' : ''}${text}`
    last.end = Math.max(last.end, x + width)
    last.size = Math.max(last.size, size)
  }
  return segments
}
