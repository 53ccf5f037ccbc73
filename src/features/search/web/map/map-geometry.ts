import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { townOf } from '#features/places/contract/towns.ts'
import { MAP_HEIGHT, MAP_WIDTH, mapPosition } from '#features/places/contract/map-position.ts'

/**
 * Least distance between circles, so that each has 44 px for a finger, and the size of their letters; in units of the map.
 */
export const SIZES = { phone: { apart: 102, letters: 24 }, wide: { apart: 52, letters: 14 } } as const
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
/** A name may stand this far beside the map: in the margin of the page. */
const AROUND = 30
type Box = { left: number; right: number; top: number; bottom: number }

type Name = Pick<Cluster, 'id' | 'town' | 'x' | 'y'>

/** Steps after which the search for places of names ends: a drawing never waits for it. */
const STEPS = 4000

/** Returns where the name of each circle stands, around it; none at all when they do not all find room. */
export function namesOf(clusters: readonly Cluster[], { letters }: Pick<Size, 'letters'>): Name[] {
  const circles = clusters.map(({ x, y, radius }) => boxAround(x, y, radius, radius))
  const choices = clusters
    .map((cluster) =>
      placesFor(cluster, letters).filter(({ box }) => !circles.some((each) => overlap(box, each))),
    )
    // Names with little room choose first.
    .toSorted((one, other) => one.length - other.length)
  let steps = 0
  const names: Place[] = []
  function findFrom(n: number): boolean {
    const places = choices[n]
    if (!places) return true
    for (const place of places) {
      steps += 1
      if (steps > STEPS) return false
      if (names.some(({ box }) => overlap(box, place.box))) continue
      names.push(place)
      if (findFrom(n + 1)) return true
      names.pop()
    }
    return false
  }
  return findFrom(0) ? names.map(({ box: _, ...name }) => name) : []
}

type Place = Name & { box: Box }

/** Lists the places of a name within the map: below and above its circle, beside it, and slanting from it. */
function placesFor({ id, town, x, y, radius }: Cluster, letters: number): Place[] {
  const half = (town.length * letters * LETTER_WIDTH) / 2
  const beside = radius + letters / 4 + half
  const [below, above, middle] = [y + radius + letters, y - radius - letters * 0.35, y + letters * 0.35]
  const slant = half * 0.6
  return [
    { x, y: below },
    { x, y: above },
    { x: x + beside, y: middle },
    { x: x - beside, y: middle },
    { x: x + slant, y: below },
    { x: x - slant, y: below },
    { x: x + slant, y: above },
    { x: x - slant, y: above },
  ]
    .map((spot) => ({ id, town, x: round(spot.x), y: round(spot.y), box: boxOf(spot, { letters, half }) }))
    .filter(
      ({ box }) =>
        box.left >= -AROUND && box.right <= MAP_WIDTH + AROUND && box.top >= 0 && box.bottom <= MAP_HEIGHT,
    )
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
