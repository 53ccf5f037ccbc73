import { innerHalf, stonePath, type ArchFrame } from '#platform/contract/arch-geometry.ts'

type Stone = { frame: ArchFrame; degrees: number }

/** Returns the path of an arch's upright stone around the origin; the others are rotated copies. */
export function uprightStone({ frame, degrees }: Stone): string {
  return stonePath({ ...upright(degrees), frame })
}

export function uprightHalfStone({ frame, degrees }: Stone): string {
  return stonePath({ ...upright(degrees), frame, ring: innerHalf(frame) })
}

/** Returns the rotation that brings the upright stone to its place. */
export function stoneTurn({
  index,
  count,
  degrees,
}: {
  index: number
  count: number
  degrees: number
}): string {
  return `rotate(${Math.round((index - (count - 1) / 2) * degrees * 10) / 10})`
}

function upright(degrees: number): { index: number; count: number } {
  const count = 180 / degrees
  return { index: (count - 1) / 2, count }
}
