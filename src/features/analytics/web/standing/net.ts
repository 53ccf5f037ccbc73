/** Where a net's points lie: the first axis points up, the others follow clockwise. */
export type Point = { x: number; y: number }

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

/** A word beside its axis begins, ends or is centred there. */
export function anchorAt({ x }: Point): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 12) return 'middle'
  return x > 0 ? 'start' : 'end'
}

/** A long name in two lines, broken where it is balanced best. */
export function linesOf(name: string, max = 14): string[] {
  if (name.length <= max) return [name]
  const words = name.split(' ')
  if (words.length === 1) return [name]
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return ways.sort((a, b) => widest(a) - widest(b))[0] ?? [name]
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}
