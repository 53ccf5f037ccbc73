import { municipalities, type MunicipalityId } from '#features/places/contract/municipalities.ts'
import { municipalityPoints } from '#features/places/contract/municipality-points.ts'

/** Size of the drawing, in its own units: the country between its outermost seats, with room for the largest circle. */
export const WIDTH = 640
export const HEIGHT = 600
const MARGIN = 34
const LEAST = 5
const MAX_RADIUS = 26

const points = Object.values(municipalityPoints)
const [south, north] = extent(points.map(([latitude]) => latitude))
const [west, east] = extent(points.map(([, longitude]) => longitude))
/** At the middle of the country a degree of longitude is so much shorter than one of latitude. */
const NARROWER = Math.cos((((south + north) / 2) * Math.PI) / 180)
const SCALE = Math.min(
  (WIDTH - 2 * MARGIN) / ((east - west) * NARROWER),
  (HEIGHT - 2 * MARGIN) / (north - south),
)

export type Circle = { id: MunicipalityId; x: number; y: number; radius: number; count: number }

export function positionOf(id: MunicipalityId): { x: number; y: number } {
  const [latitude, longitude] = municipalityPoints[id]
  return {
    x: round(WIDTH / 2 + (longitude - (west + east) / 2) * NARROWER * SCALE),
    y: round(HEIGHT / 2 - (latitude - (south + north) / 2) * SCALE),
  }
}

/** Areas of the circles go with the counts; the large ones lie below the small ones. */
export function circlesOf(counts: readonly { value: MunicipalityId; count: number }[]): Circle[] {
  const largest = Math.max(1, ...counts.map(({ count }) => count))
  return counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({
      id: value,
      ...positionOf(value),
      count,
      radius: round(LEAST + (MAX_RADIUS - LEAST) * Math.sqrt(count / largest)),
    }))
    .toSorted((one, other) => other.count - one.count)
}

/** The seats where there is nothing, as small marks that tell where one is. */
export function emptyPlaces(circles: readonly Circle[]): MunicipalityId[] {
  const taken = new Set(circles.map(({ id }) => id))
  return municipalities.map(({ id }) => id).filter((id) => !taken.has(id))
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
