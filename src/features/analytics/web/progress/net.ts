const MAX_LINES = 3

export type Point = { x: number; y: number }

/** Returns the position of an axis's point: the first axis points up, the others follow clockwise. */
export function pointAt(place: number, of: number, radius: number): Point {
  const angle = (place / of) * 2 * Math.PI - Math.PI / 2
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
}

export function outline(shares: readonly number[], radius: number): string {
  return shares
    .map((share, place) => {
      const { x, y } = pointAt(place, shares.length, radius * share)
      return `${x},${y}`
    })
    .join(' ')
}

/** Returns whether a label beside its axis begins, ends or is centred there. */
export function anchorAt({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 12) return 'middle'
  return x > 0 ? 'start' : 'end'
}

/** Fits a name beside the net: at most three lines, broken between words; the rest is elided. */
export function linesOf(name: string, max = 13): string[] {
  const lines: string[] = []
  for (const word of name.split(' ').filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= max)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, MAX_LINES).map((line, at) => {
    const isCut = at === MAX_LINES - 1 && lines.length > MAX_LINES
    return line.length > max || isCut ? `${line.slice(0, max - 1)}…` : line
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}
