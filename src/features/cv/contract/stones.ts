import { MAX_STONES } from '#platform/contract/arch-geometry.ts'

const OUTER = 96
const INNER = 66
const GAP = 3
/** Half of the angle of the keystone. */
const HALF_KEY = Math.PI / 14
const LIFT = (OUTER - INNER) / 5

export const ARCH_WIDTH = OUTER * 2
export const ARCH_HEIGHT = OUTER + LIFT

export type Stone = { path: string; isKey: boolean }

/**
 * Returns the stones of a skill arch with its feet on y = 0 around x = 0. The keystone is the person and stays in the
 * middle, so that of an odd number of skills the left side has one more; more than twelve count as twelve.
 */
export function archStones(skills: number): Stone[] {
  const count = Math.min(skills, MAX_STONES)
  const left = Math.ceil(count / 2)
  const middle = Math.PI / 2
  const sides = [
    ...shares({ from: 0, to: middle - HALF_KEY, count: left }),
    ...shares({ from: middle + HALF_KEY, to: Math.PI, count: count - left }),
  ]
  return [
    ...sides.map((span) => ({ path: outline({ ...span, lift: 0 }), isKey: false })),
    { path: outline({ from: middle - HALF_KEY, to: middle + HALF_KEY, lift: LIFT }), isKey: true },
  ]
}

type Span = { from: number; to: number }

function shares({ from, to, count }: Span & { count: number }): Span[] {
  const each = (to - from) / count
  return Array.from({ length: count }, (_, at) => ({ from: from + at * each, to: from + (at + 1) * each }))
}

/** Returns the outline of a stone between two angles; the feet of the arch stand on the ground without a gap. */
function outline({ from, to, lift }: Span & { lift: number }): string {
  const half = (radius: number, angle: number) => (angle <= 0 || angle >= Math.PI ? 0 : GAP / (2 * radius))
  const point = (radius: number, angle: number) =>
    `${(-radius * Math.cos(angle)).toFixed(2)} ${(-radius * Math.sin(angle) - lift).toFixed(2)}`
  const begin = (radius: number) => point(radius, from + half(radius, from))
  const end = (radius: number) => point(radius, to - half(radius, to))
  return `M${begin(OUTER)}A${OUTER} ${OUTER} 0 0 1 ${end(OUTER)}L${end(INNER)}A${INNER} ${INNER} 0 0 0 ${begin(INNER)}Z`
}
