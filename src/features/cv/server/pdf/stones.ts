import { MOST_STONES } from '#platform/contract/arch-geometry.ts'
import { APRICOT } from './colours.ts'
import type { Doc } from './page.ts'

const OUTER = 96
const INNER = 66
const GAP = 3
/** Half of what the keystone spans. */
const HALF_KEY = Math.PI / 14
export const ARCH_WIDTH = OUTER * 2

/**
 * The arch of one's skills, standing with its feet at this place. The keystone is the person and stays in the middle,
 * so an odd number of skills leans on it with one more on the left.
 */
export function drawStones(
  doc: Doc,
  { skills, x, y, colour }: { skills: number; x: number; y: number; colour: string },
): void {
  const count = Math.min(skills, MOST_STONES)
  const left = Math.ceil(count / 2)
  const middle = Math.PI / 2
  doc.save().translate(x, y)
  for (const { from, to } of [
    ...shares(0, middle - HALF_KEY, left),
    ...shares(middle + HALF_KEY, Math.PI, count - left),
  ]) {
    doc.path(stone(from, to)).fill(colour)
  }
  doc.translate(0, -(OUTER - INNER) / 5)
  doc.path(stone(middle - HALF_KEY, middle + HALF_KEY)).fill(APRICOT)
  doc.restore()
}

function shares(from: number, to: number, count: number): { from: number; to: number }[] {
  const each = (to - from) / count
  return Array.from({ length: count }, (_, at) => ({ from: from + at * each, to: from + (at + 1) * each }))
}

/** Outline of a stone between two angles; the feet of the arch stand on the ground without a gap. */
function stone(from: number, to: number): string {
  const half = (radius: number, angle: number) => (angle <= 0 || angle >= Math.PI ? 0 : GAP / (2 * radius))
  const point = (radius: number, angle: number) =>
    `${(-radius * Math.cos(angle)).toFixed(2)} ${(-radius * Math.sin(angle)).toFixed(2)}`
  const begin = (radius: number) => point(radius, from + half(radius, from))
  const end = (radius: number) => point(radius, to - half(radius, to))
  return `M${begin(OUTER)} A${OUTER} ${OUTER} 0 0 1 ${end(OUTER)} L${end(INNER)} A${INNER} ${INNER} 0 0 0 ${begin(INNER)} Z`
}
