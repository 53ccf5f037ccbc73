import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { townOf } from '#features/places/contract/towns.ts'
import { MAP_HEIGHT, MAP_WIDTH, mapPosition } from '#features/places/contract/map-position.ts'

/**
 * Least distance between circles, so that each has 44 px for a finger, and the size of their letters; in units of the map.
 */
export const SIZES = { phone: { apart: 102, letters: 25 }, wide: { apart: 52, letters: 14 } } as const
export type Size = (typeof SIZES)[keyof typeof SIZES]

type Cluster = {
  /** The place with the most, where the circle stands. */
  id: MunicipalityId
  /** All its places, that one first. */
  places: readonly MunicipalityId[]
  /** The town with the most among them. */
  town: string
  x: number
  y: number
  radius: number
  count: number
}
type Counted = { value: MunicipalityId; count: number }

/** Returns circles that never touch: a place too near to a larger one is counted with it. Areas grow with the counts. */
export function clustersOf(counts: readonly Counted[], { apart }: Pick<Size, 'apart'>): Cluster[] {
  const clusters: { id: MunicipalityId; parts: Counted[]; x: number; y: number; count: number }[] = []
  const largestFirst = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
  for (const { value: id, count } of largestFirst) {
    const { x, y } = mapPosition(id)
    const away = (other: { x: number; y: number }) => Math.hypot(other.x - x, other.y - y)
    const near = clusters.filter((each) => away(each) < apart).toSorted((a, b) => away(a) - away(b))[0]
    if (near) {
      near.parts.push({ value: id, count })
      near.count += count
    } else clusters.push({ id, parts: [{ value: id, count }], x, y, count })
  }
  const most = Math.max(1, ...clusters.map(({ count }) => count))
  const largest = apart / 2 - 2
  return clusters.map(({ parts, ...cluster }) => ({
    ...cluster,
    places: parts.map(({ value }) => value),
    town: largestTown(parts),
    radius: round(largest * (0.45 + 0.55 * Math.sqrt(cluster.count / most))),
  }))
}

function largestTown(parts: readonly Counted[]): string {
  const counts = new Map<string, number>()
  for (const { value, count } of parts) counts.set(townOf(value), (counts.get(townOf(value)) ?? 0) + count)
  const [[town = ''] = []] = [...counts].toSorted(([, one], [, other]) => other - one)
  return town
}

const LETTER_WIDTH = 0.56
type Box = { left: number; right: number; top: number; bottom: number }

type Name = Pick<Cluster, 'id' | 'town' | 'x' | 'y'>

/** Returns where the name of each circle stands, below, above or beside it; none at all when one of them finds no room. */
export function namesOf(clusters: readonly Cluster[], { letters }: Pick<Size, 'letters'>): Name[] {
  const boxes: Box[] = clusters.map(({ x, y, radius }) => boxAround(x, y, radius, radius))
  const names: Name[] = []
  for (const { id, town, x, y, radius } of clusters.toSorted((a, b) => b.count - a.count)) {
    const half = (town.length * letters * LETTER_WIDTH) / 2
    const beside = radius + letters / 4 + half
    const name = [
      { x, y: y + radius + letters },
      { x, y: y - radius - letters * 0.35 },
      { x: x + beside, y: y + letters * 0.35 },
      { x: x - beside, y: y + letters * 0.35 },
    ].find((place) => {
      const box = boxOf(place, { letters, half })
      const isOut = box.left < 0 || box.right > MAP_WIDTH || box.top < 0 || box.bottom > MAP_HEIGHT
      return !isOut && !boxes.some((other) => overlap(box, other))
    })
    if (!name) return []
    boxes.push(boxOf(name, { letters, half }))
    names.push({ id, town, x: round(name.x), y: round(name.y) })
  }
  return names
}

/** The box of a name whose baseline has this middle. */
function boxOf(
  { x, y }: { x: number; y: number },
  { letters, half }: { letters: number; half: number },
): Box {
  return boxAround(x, y - letters * 0.35, half, letters * 0.5)
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
