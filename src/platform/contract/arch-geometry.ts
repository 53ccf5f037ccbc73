export type StoneState = 'have' | 'near' | 'missing' | 'key'

/** Radii and the gap between two stones, in the units of the drawing. */
export type ArchFrame = { outer: number; inner: number; gap: number }

export const MAX_STONES = 12

type Ring = { from: number; to: number }
/** With `key` that stone stands in the middle of the arch, and the stones on its two sides share what is left to them. */
type StonePlace = { index: number; count: number; frame: ArchFrame; ring?: Ring; key?: number }

/** Height over which a drawing with a keystone must reach beyond its outer radius. */
export function keystoneLift({ outer, inner }: ArchFrame): number {
  return (outer - inner) / 5
}

/** Outline of one stone; the arch stands on y = 0 around x = 0 and opens downwards. */
export function stonePath({ index, count, frame, ring, key }: StonePlace): string {
  const { from: inner, to: outer } = ring ?? { from: frame.inner, to: frame.outer }
  const [start, end] = spanOf({ index, count, key })
  const point = (radius: number, angle: number) =>
    `${short(-radius * Math.cos(angle))} ${short(-radius * Math.sin(angle))}`
  // Half the gap at every radius, so that both sides of a joint run parallel.
  const half = (radius: number) => frame.gap / (2 * radius)
  return [
    `M${point(outer, start + half(outer))}`,
    `A${short(outer)} ${short(outer)} 0 0 1 ${point(outer, end - half(outer))}`,
    `L${point(inner, end - half(inner))}`,
    `A${short(inner)} ${short(inner)} 0 0 0 ${point(inner, start + half(inner))}Z`,
  ].join('')
}

function spanOf({ index, count, key }: { index: number; count: number; key: number | undefined }) {
  const each = Math.PI / count
  // A keystone at an end has nothing to lean on from one side; then every stone is as wide as the others.
  if (key === undefined || key <= 0 || key >= count - 1) return [index * each, (index + 1) * each] as const
  const side = (Math.PI - each) / 2
  if (index === key) return [side, side + each] as const
  if (index < key) return [(index * side) / key, ((index + 1) * side) / key] as const
  const after = count - 1 - key
  const from = Math.PI - side
  return [from + ((index - key - 1) * side) / after, from + ((index - key) * side) / after] as const
}

/** The inner half of a stone, for what somebody nearly has. */
export function innerHalf({ outer, inner }: ArchFrame): Ring {
  return { from: inner, to: (outer + inner) / 2 }
}

/** A ring drawn with a line of this width must lie half of it inside the stone. */
export function inset({ outer, inner }: ArchFrame, line: number): Ring {
  return { from: inner + line / 2, to: outer - line / 2 }
}

/** Where a word stands on a stone: its middle, and the turn in degrees along the arch. */
export function stoneMiddle({ index, count, frame }: StonePlace): { x: number; y: number; turn: number } {
  const angle = ((index + 0.5) * Math.PI) / count
  const radius = (frame.outer + frame.inner) / 2
  return { x: -radius * Math.cos(angle), y: -radius * Math.sin(angle), turn: (angle * 180) / Math.PI - 90 }
}

/** One decimal, no leading zero: the drawing travels inside the page. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10 || 0).toString()
  return text.replace(/^(-?)0\./, '$1.')
}

/**
 * Stones for a count. More than twelve are grouped in proportion, and a group never claims
 * all or nothing when that is not so.
 */
export function countStones({
  have,
  near = 0,
  of,
}: {
  have: number
  near?: number
  of: number
}): StoneState[] {
  const total = Math.max(0, Math.floor(of))
  const had = clamp(Math.floor(have), total)
  const close = clamp(Math.floor(near), total - had)
  const missing = total - had - close
  const [a, b, c] = total > MAX_STONES ? shares([had, close, missing], MAX_STONES) : [had, close, missing]
  return [...fill('have', a), ...fill('near', b), ...fill('missing', c)]
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(0, value || 0), max)
}

function fill(state: StoneState, count = 0): StoneState[] {
  return Array.from({ length: count }, () => state)
}

function shares(parts: [number, number, number], places: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const floors = parts.map((part) => (part === 0 ? 0 : Math.max(1, Math.floor((part * places) / total))))
  while (floors.reduce((sum, part) => sum + part, 0) !== places) {
    const floorSum = floors.reduce((sum, part) => sum + part, 0)
    const lacks = parts.map((part, i) => (part * places) / total - (floors[i] ?? 0))
    const open = lacks.map((lack, i) =>
      floorSum > places && (floors[i] ?? 0) < 2 ? Number.POSITIVE_INFINITY : lack,
    )
    const at = floorSum < places ? lacks.indexOf(Math.max(...lacks)) : open.indexOf(Math.min(...open))
    floors[at] = (floors[at] ?? 0) + (floorSum < places ? 1 : -1)
  }
  return floors
}
